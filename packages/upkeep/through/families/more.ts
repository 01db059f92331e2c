import { asCommand, FETCH, inNode, inPerl, inPhp, inRuby } from '../through-case.ts'

/** A page that a server of Python has. */
const copied = (copy: string) => `rm -rf site copy && mkdir site copy && cat > site/index.html
/usr/bin/python3 -m http.server 47196 --bind 127.0.0.1 --directory site >/dev/null 2>&1 & server=$!
${FETCH} -o up.html http://127.0.0.1:47196/index.html
(cd copy && ${copy} >copy.log 2>&1)
kill $server
cat copy/127.0.0.1*/index.html | sed 's#http://127.0.0.1:47196/index.html##g; s#http://127.0.0.1:47196##g'`

export const more = [
  inNode(
    'HTL (`@adobe/htlengine`)',
    '@adobe/htlengine@6.4.39',
    `
    const { Compiler, Runtime } = (await import('@adobe/htlengine')).default
    const module = {}
    new Function('module', await new Compiler().compileToString(html))(module)
    return module.exports(new Runtime())`,
  ),
  inPerl(
    'HTML::Scrubber',
    'libhtml-scrubber-perl',
    `use HTML::Scrubber; undef $/; my $html = <STDIN>;
my $scrubber = HTML::Scrubber->new(default => [1, { '*' => 1 }]); $scrubber->script(1); $scrubber->style(1);
print $scrubber->scrub($html);`,
    { kinds: ['STYLE_ALTERED'] },
  ),
  inPhp(
    '`strip_tags` with a list',
    'php-cli',
    `<?php $html = stream_get_contents(STDIN);
preg_match_all('/<([a-z][a-z0-9-]*)/i', $html, $tags);
echo strip_tags($html, array_unique($tags[1]));`,
  ),
  inRuby(
    'Premailer',
    'ruby-premailer',
    `require 'premailer'
print Premailer.new(STDIN.read, with_html_string: true, warn_level: Premailer::Warnings::NONE).to_inline_css`,
    { kinds: ['STYLE_ALTERED'] },
  ),
  asCommand(
    'translate-toolkit',
    'translate-toolkit',
    'cat > page.html && html2po --progress=none page.html page.po 2>log && po2html --progress=none -t page.html page.po out.html 2>log && cat out.html',
    { isPage: true, kinds: ['ATTRIBUTES_ALTERED'] },
  ),
  asCommand('Copies of a page: wget `-k`, HTTrack', ['wget', 'curl'], 'sh copy.sh', {
    isPage: true,
    files: { 'copy.sh': copied('wget -q -x -k http://127.0.0.1:47196/index.html') },
  }),
  asCommand('Copies of a page: wget `-k`, HTTrack', ['httrack', 'curl'], 'sh copy.sh', {
    isPage: true,
    files: { 'copy.sh': copied('httrack -q -r1 -o0 http://127.0.0.1:47196/index.html') },
  }),
]
