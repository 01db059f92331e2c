import type { Change } from '../page/fragment/changed.ts'

/** By what has happened to a fragment, the tools and options that do so, and what helps: docs/through.md has all of them. */
export const TOOLS: Readonly<Record<Change | 'moved style' | 'blanks', string>> = {
  style:
    'html-minifier 4 (minifyCSS: false helps), htmlnano with "max", Juice and css-inline (removeStyleTags: false), Markdown, bleach',
  elements:
    'html-minifier-terser with removeEmptyElements, WebC, the_content and wpautop of WordPress, a sanitizer with its defaults, commonmark',
  attributes:
    'pandoc, bluemonday, DOMPurify and other sanitizers with a list of attributes, HTML::Clean (entities => 0)',
  texts: 'a tool that translates the page, Django urlize, a typographer such as that of Markdown',
  data: 'stripslashes or wp_unslash (wp_slash() before wp_insert_post() helps)',
  'no style': 'HTML::Scrubber, Premailer, Swing HTMLEditorKit, a sanitizer that drops <style>',
  'moved style': 'tidy with --custom-tags blocklevel, Critters, Juice or another tool for critical CSS or mails',
  'no data': 'a sanitizer or optimiser that drops scripts, also those of application/json',
  'no release': 'a sanitizer that drops data-… attributes, HTML::Clean (entities => 0), html2po',
  'no menu': 'a sanitizer that drops <button> or the attributes popover, popovertarget and id',
  template: 'a sanitizer with its defaults: DOMPurify, sanitize-html, wp_kses_post, jsoup Safelist, bleach',
  escaped:
    'a template engine that escapes what it inserts: write {{ x|raw }} in Twig, {{{ x }}} in Handlebars, |safe in Django and Jinja2, <%- x %> in EJS, != x in Pug',
  mode: 'a sanitizer that allows <template> without its attribute shadowrootmode',
  twice: 'an include of the template and another one of the CMS, or a cache of parts',
  blanks: 'BeautifulSoup prettify(), diffable-html, pandoc',
}
