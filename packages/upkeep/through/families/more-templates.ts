import { inNode, inPerl, inPython, inRuby } from '../through-case.ts'

const PERL = 'undef $/; my $html = <STDIN>;\n'

/** Frameworks on the server, and engines that few shops have. */
export const moreTemplates = [
  inNode(
    'Svelte `{@html}`, on the server',
    'svelte@5.57.3',
    `
    const { compile } = await import('svelte/compiler')
    const { writeFileSync } = await import('node:fs')
    const { js } = compile('<script>let { x } = $props()</script><main>{@html x}</main>', { generate: 'server' })
    writeFileSync('svelte-page.mjs', js.code)
    const { render } = await import('svelte/server')
    const { pathToFileURL } = await import('node:url')
    return render((await import(pathToFileURL('svelte-page.mjs').href)).default, { props: { x: html } }).body`,
  ),
  inNode(
    'Lit `unsafeHTML`, on the server',
    ['@lit-labs/ssr@4.1.0', 'lit-html@3.3.3'],
    `
    const { render } = await import('@lit-labs/ssr')
    const { collectResult } = await import('@lit-labs/ssr/lib/render-result.js')
    const { html: template } = await import('lit-html')
    const { unsafeHTML } = await import('lit-html/directives/unsafe-html.js')
    return collectResult(render(template\`<main>\${unsafeHTML(html)}</main>\`))`,
  ),
  inNode(
    'Mithril `m.trust`, on the server',
    ['mithril-node-render@3.0.2', 'mithril@2.3.7'],
    `
    const render = (await import('mithril-node-render')).default
    const { createRequire } = await import('node:module')
    const m = createRequire(import.meta.url)('mithril/hyperscript')
    return render(m('main', m.trust(html)))`,
  ),
  inPerl(
    'Text::Xslate',
    'libtext-xslate-perl',
    `use Text::Xslate qw(mark_raw); ${PERL}print Text::Xslate->new(cache => 0)->render_string('<: $x :>', { x => mark_raw($html) });`,
  ),
  inPerl(
    'Text::Template',
    'libtext-template-perl',
    `use Text::Template; ${PERL}print Text::Template->new(TYPE => 'STRING', SOURCE => $html, DELIMITERS => ['[%', '%]'])->fill_in;`,
  ),
  inPython(
    'Cheetah',
    'python3-cheetah',
    `import sys\nfrom Cheetah.Template import Template
sys.stdout.write(str(Template('<main>$x</main>', searchList=[{'x': sys.stdin.read()}])))`,
  ),
  inRuby('Haml', 'ruby-haml', `require 'haml'\nhtml = STDIN.read\nprint Haml::Template.new { '!= self' }.render(html)`),
]
