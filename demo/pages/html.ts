/** HTML as template strings: values are escaped unless they are `Html`. */

export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** The text that `escapeHtml` was given. */
export const unescapeHtml = (text: string): string =>
  Object.entries(ESCAPES).reduceRight((all, [character, escaped]) => all.replaceAll(escaped, character), text)

function textOf(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(textOf).join('')
  return value === false || value === null || value === undefined ? '' : escapeHtml(String(value))
}

/** False, null and undefined become empty; lists are joined. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.reduce((text, part, index) => text + textOf(values[index - 1]) + part))

/** Data for a script to read; `<` is escaped, so that it can't close its script tag. */
export const jsonBlock = (attributes: string, data: unknown): Html =>
  new Html(`<script type="application/json" ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
