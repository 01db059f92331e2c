import { inPerl, inRuby } from '../through-case.ts'

const READ = 'undef $/; my $html = <STDIN>;\n'

export const perlRuby = [
  inPerl(
    'Template Toolkit',
    'libtemplate-perl',
    `use Template; ${READ}Template->new({ INTERPOLATE => 1, PRE_CHOMP => 1 })->process(\\$html, {}) or die Template->error;`,
  ),
  inPerl(
    'HTML::Template, Mojo::Template',
    'libhtml-template-perl',
    `use HTML::Template; ${READ}print HTML::Template->new(scalarref => \\$html)->output;`,
  ),
  inPerl(
    'HTML::Template, Mojo::Template',
    'libmojolicious-perl',
    `use Mojo::Template; ${READ}print Mojo::Template->new->render($html);`,
  ),
  inPerl(
    'HTML::Packer',
    'libhtml-packer-perl',
    `use HTML::Packer; ${READ}print HTML::Packer->init->minify(\\$html, { remove_comments => 1, remove_newlines => 1 });`,
  ),
  inPerl(
    'HTML::Clean',
    'libhtml-clean-perl',
    `use HTML::Clean; ${READ}my $clean = HTML::Clean->new(\\$html, 9); $clean->strip({ meta => 0 }); print \${$clean->data};`,
    { kinds: ['ATTRIBUTES_ALTERED'] },
  ),
  inPerl('Mojo::DOM', 'libmojolicious-perl', `use Mojo::DOM; ${READ}print Mojo::DOM->new($html)->to_string;`),
  inPerl(
    'HTML::TreeBuilder',
    'libhtml-tree-perl',
    `use HTML::TreeBuilder; ${READ}my $tree = HTML::TreeBuilder->new; $tree->ignore_unknown(0); $tree->implicit_tags(0); $tree->parse($html); $tree->eof; print $tree->as_HTML(undef, undef, {});`,
  ),
  inRuby('ERB, Erubi', 'ruby', `require 'erb'\nprint ERB.new(STDIN.read, trim_mode: '%<>').result`),
  inRuby('ERB, Erubi', 'ruby-erubi', `require 'erubi'\nprint eval(Erubi::Engine.new(STDIN.read).src)`),
  inRuby(
    'Liquid for Ruby',
    'ruby-liquid',
    `require 'liquid'\nprint Liquid::Template.parse('{{ x | strip_newlines }}').render('x' => STDIN.read)`,
  ),
  inRuby('Slim, Mustache for Ruby', 'ruby-mustache', `require 'mustache'\nprint Mustache.render(STDIN.read)`),
  inRuby(
    'Slim, Mustache for Ruby',
    'ruby-slim',
    `require 'slim'\nhtml = STDIN.read\nprint Slim::Template.new { '== self' }.render(html)`,
  ),
  inRuby('Nokogiri `HTML5`', 'ruby-nokogiri', `require 'nokogiri'\nprint Nokogiri::HTML5(STDIN.read).to_html`),
  inRuby(
    'xmllint `--html`, Nokogiri `HTML` (libxml2)',
    'ruby-nokogiri',
    `require 'nokogiri'\nprint Nokogiri::HTML(STDIN.read).to_html`,
  ),
]
