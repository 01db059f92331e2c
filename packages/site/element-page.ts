/** The page of an element, as Markdown: from dist/custom-elements.json, docs/errors.md, and the examples. */
import { readFileSync } from 'node:fs'
import { TAGS, type Tag } from '../../src/page/configuration/tags.ts'
import { root } from '../../tools/paths.ts'
import { EXAMPLES, type Example, folderOf } from './examples.ts'

interface Named {
  name: string
  description: string
  default?: string
  type?: { text: string }
}
interface Declaration {
  tagName: Tag
  description: string
  attributes: (Named & { fieldName: string })[]
  events: Named[]
  slots: Named[]
  cssParts: Named[]
  cssProperties: Named[]
}

/** Where the rules of an element stand. */
const RULES: Readonly<Record<Tag, readonly string[]>> = {
  'shop-header': ['header', 'flyouts', 'search', 'navigation', 'promotions'],
  'shop-minicart': ['mini-cart', 'cart', 'prices'],
  'shop-footer': ['footer', 'sites'],
  'shop-newsletter': ['newsletter', 'form-fields'],
  'shop-preview': ['preview'],
}

/** Accepted pictures in docs/pictures/, in a narrow and a wide window. */
const PICTURES: Readonly<Record<Tag, readonly [narrow: string, wide: string]>> = {
  'shop-header': ['header-375-light-DE', 'header-1440-coffee-dark-DE'],
  'shop-minicart': ['cart-filled-375-light-DE', 'tour-filled-1024-light-DE'],
  'shop-footer': ['footer-375-light-HU', 'footer-1024-dark-TR'],
  'shop-newsletter': ['newsletter-form-375-light-HU', 'newsletter-painted-1440-light-HU'],
  'shop-preview': ['preview-of-date-375-coffee-light-DE', 'preview-1024-dark-DE'],
}

/** `header-375-light-DE` in words. */
const captionOf = (tag: Tag, name: string): string => {
  const [, width = '', theme = '', site = ''] = /-(\d+)-(.+)-([A-Z]{2})$/.exec(name) ?? []
  return `${tag} at ${width} px, theme ${theme}, site ${site}`
}

const pictureOf = (tag: Tag) => (name: string) => `![${captionOf(tag, name)}](pictures/${name}.png)`

/** Error codes that belong to some elements only; all others may come from each. */
const CODES: readonly (readonly [codes: RegExp, tags: readonly Tag[]])[] = [
  [/^(FOOTER_|UNKNOWN_ICON|UNKNOWN_LOGO)/, ['shop-footer']],
  [/^(NEWSLETTER_|SUBSCRIBER_|BASE_DATA)/, ['shop-footer', 'shop-newsletter']],
  [/^(PREVIEW_|AB_TESTS)/, ['shop-preview']],
  [/^(NAVIGATION_|PERSONAL_DATA|PROMOTION_|SUGGESTIONS_|THEME_WORLDS|CONSENT_)/, ['shop-header']],
  [/^INVALID_CHANGE$/, ['shop-header', 'shop-minicart']],
]

const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const section = (title: string, text: string | false) => (text === false ? [] : [`## ${title}`, text])

const codesOf = (tag: Tag): string => {
  const [, section = '', cart = ''] = readFileSync(root('docs/errors.md'), 'utf8').split(/^## .*\n/m)
  const tagsOf = (code: string) => CODES.find(([codes]) => codes.test(code))?.[1] ?? TAGS
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .filter((line) => tagsOf(/^\| `([A-Z_]+)`/.exec(line)?.[1] ?? '').includes(tag))
  const hasCart = tagsOf('INVALID_CHANGE').includes(tag)
  return rows.join('\n') + (hasCart ? `\n\n${cart}` : '')
}

/** Why many snippets are the same. */
const EXAMPLES_ABOUT =
  'The tag says how an element looks. What it shows comes from the services of your shop; here a pretended shop is in each example, and answers as its title says.'

/** With the lines of the page that it needs around it. */
export const snippetOf = ({ html }: Example): string =>
  `<link rel="stylesheet" href="https://cdn.example/shop-elements/1/reserve.css">
<script type="module" src="https://cdn.example/shop-elements/1/shop-elements.js"></script>
${html}`

/** A live frame, and what to copy. `isForReading`: without the frame. */
function exampleOf(example: Example, isForReading: boolean): string {
  const { title, text, height } = example
  const address = `${folderOf(example)}/index.html`
  const snippet = `\`\`\`html\n${snippetOf(example)}\n\`\`\``
  if (isForReading) return `### ${title}\n\n${text}\n\n${snippet}`
  const frame = `<iframe data-src="${address}" title="${example.tag}: ${title}" height="${height}"></iframe>`
  return `### ${title}

${text} <a class="example__alone" href="${address}">Open alone</a>

<div class="example"><p class="example__wait" hidden>The example is loading …</p>${frame}<noscript><p>The example needs scripts. <a href="#pictures">Pictures</a> are below.</p></noscript></div>

${snippet}`
}

const declarations = (): Declaration[] => {
  const { modules } = JSON.parse(readFileSync(root('dist/custom-elements.json'), 'utf8'))
  return modules.flatMap((module: { declarations: Declaration[] }) => module.declarations)
}

/** The Markdown of each element's page. `isForReading`: without what only a browser shows. */
export function elementPages(isForReading = false): Map<Tag, string> {
  const known = declarations()
  return new Map(
    TAGS.map(
      (tag) =>
        [
          tag,
          pageOf(
            known.find(({ tagName }) => tagName === tag),
            isForReading,
          ),
        ] as const,
    ),
  )
}

function pageOf(declaration: Declaration | undefined, isForReading: boolean): string {
  if (!declaration) throw new Error('dist/custom-elements.json lacks an element. Build first: npm run build')
  const { tagName: tag, description, attributes, events, slots, cssParts, cssProperties } = declaration
  const examples = EXAMPLES.filter((example) => example.tag === tag)
  const rules = RULES[tag].map((name) => `[${name.replace('-', ' ')}](specification/${name}.md)`).join(', ')
  const named = (all: readonly Named[]) =>
    all.length > 0 &&
    table(
      ['name', 'what it is'],
      all.map(({ name, description }) => [`\`${name}\``, cell(description)]),
    )
  const parts = [
    `# ${tag}`,
    `${description}\n\nEvery rule: ${rules}. How attributes find their values: [configuration](elements.md#configuration).`,
    ...(isForReading ? [] : ['<!-- switches -->']),
    ...section(
      'Examples',
      `${EXAMPLES_ABOUT}\n\n${examples.map((example) => exampleOf(example, isForReading)).join('\n\n')}`,
    ),
    ...section(
      'Attributes and properties',
      table(
        ['attribute', 'property', 'type; default', 'what it does'],
        attributes.map(({ name, fieldName, type, default: value, description }) => [
          `\`${name}\``,
          `\`${fieldName}\``,
          `${cell(type?.text.replaceAll("'", ''))}${value ? `; \`${value}\`` : ''}`,
          cell(description),
        ]),
      ),
    ),
    ...section('Events', named(events)),
    ...section('Slots', named(slots)),
    ...section('Parts', named(cssParts)),
    ...section(
      'Custom properties',
      table(
        ['property', 'default', 'what it is'],
        cssProperties.map(({ name, default: value, description }) => [
          `\`${name}\``,
          value ? `\`${cell(value)}\`` : '',
          cell(description),
        ]),
      ),
    ),
    ...section('Error codes', codesOf(tag)),
    ...section('Pictures', PICTURES[tag].map(pictureOf(tag)).join('\n\n')),
  ]
  return `${parts.join('\n\n')}\n`
}
