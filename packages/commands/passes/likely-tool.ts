/** The tool that has probably changed a fragment, by its traces (PASSES-4). */
import type { Change, Kind } from './kinds.ts'

export interface LikelyTool {
  tool: string
  remedy: string
}

interface Trace extends LikelyTool {
  /** Whether this kind of change has an example like that. */
  kind?: Kind
  example?: RegExp
  /** A pattern of the whole output. */
  output?: RegExp
}

/** The first one that matches is named: those with the clearest trace come first. */
const TRACES: readonly Trace[] = [
  {
    output: /<meta name="generator" content="HTML Tidy/i,
    tool: 'HTML Tidy',
    remedy: 'Leave fragments out: it moves their style sheets to the head.',
  },
  {
    output: /="#DEFAULT"/,
    tool: 'HTMLEditorKit of Java Swing',
    remedy: 'Use jsoup.',
  },
  {
    output: /<style>\s*(\/\*)?<!\[CDATA\[/,
    tool: 'a serializer of XML, such as xmllint --xmlout, asXML() or to_xhtml',
    remedy: 'Serialize as HTML.',
  },
  {
    kind: 'ATTRIBUTES_ALTERED',
    example: /^data-(popover|part|inert)=/,
    tool: 'pandoc',
    remedy: 'Include the fragment after pandoc.',
  },
  {
    kind: 'ATTRIBUTES_ALTERED',
    example: /^style=".*" is added/,
    tool: 'a tool for mails, such as Juice (inlining), css-inline or Premailer',
    remedy: 'Leave pages of the shop out; Juice: removeStyleTags and applyStyleTags false.',
  },
  {
    kind: 'ELEMENTS_ADDED',
    example: /^<(p|br)>/,
    tool: 'WordPress wpautop, which the_content runs, or nl2br',
    remedy: 'Use the plugin, or put the fragment into a template of the theme.',
  },
  { kind: 'ELEMENTS_MISSING', example: /^<slot/, tool: 'WebC', remedy: 'Include the fragment after WebC.' },
  {
    kind: 'ELEMENTS_MISSING',
    example: /^<(svg|path|ellipse|div|span)/,
    tool: 'html-minifier-terser with removeEmptyElements',
    remedy: 'Switch this option off.',
  },
  {
    kind: 'STYLE_ALTERED',
    example: /&gt;/,
    tool: 'bleach, or another cleaner that escapes ">" in style sheets',
    remedy: 'Put the fragment in afterwards.',
  },
  {
    kind: 'STYLE_ALTERED',
    example: /[\u2013\u2014]/,
    tool: 'a typographer of dashes, such as markdown-it with typographer',
    remedy: 'Include the fragment after Markdown.',
  },
  {
    kind: 'STYLE_ALTERED',
    example: /&quot;|&#39;|[\u201c-\u201f]/,
    tool: 'marked, or another Markdown that escapes quotes',
    remedy: 'Include the fragment after Markdown.',
  },
  {
    kind: 'STYLE_ALTERED',
    example: /^lost: .*:host/,
    tool: 'a remover of unused rules, such as htmlnano with its preset max, or PurgeCSS',
    remedy: 'Leave style sheets in shadow roots alone: the default preset of htmlnano does.',
  },
  {
    kind: 'STYLE_ALTERED',
    example: /^the whole sheet/,
    tool: 'Critters, HTML Tidy, or a cleaner that allows no <style>',
    remedy: 'Use Beasties, or put the fragment in afterwards.',
  },
  {
    kind: 'ATTRIBUTES_ALTERED',
    example: /^(data-texts|data-snapshot|images|data-errors)="[[{]?"? /,
    tool: 'HTML::Clean with entities, or po2html of the translate-toolkit',
    remedy: 'HTML::Clean: entities => 0; translate the page without fragments.',
  },
  {
    kind: 'TEXT_ALTERED',
    example: /u0026|script/,
    tool: 'stripslashes of PHP, or wp_unslash of WordPress',
    remedy: 'Use wp_slash() before wp_insert_post().',
  },
  {
    kind: 'ESCAPED',
    tool: 'a template engine that escapes, such as {{ x }} of Twig, Jinja2 or Handlebars',
    remedy: 'Write the value raw: {{ x|raw }}, {{ x|safe }}, {{{ x }}}, {$x nofilter}.',
  },
  {
    kind: 'UNWRAPPED',
    tool: 'a sanitizer with its defaults, such as wp_kses_post, DOMPurify or sanitize-html',
    remedy: 'Put the fragment in afterwards.',
  },
  {
    kind: 'ATTRIBUTES_MISSING',
    example: /^shadowrootmode/,
    tool: 'a sanitizer that allows <template> and not its attributes',
    remedy: 'Put the fragment in afterwards.',
  },
]

export function likelyTool(changes: readonly Change[], output: string): LikelyTool | undefined {
  const trace = TRACES.find(({ kind, example, output: sign }) => {
    if (sign) return changes.length > 0 && sign.test(output)
    return changes.some((one) => one.kind === kind && (!example || one.examples.some((text) => example.test(text))))
  })
  return trace && { tool: trace.tool, remedy: trace.remedy }
}
