/** HTML as template strings: what is put in is escaped, unless it is HTML already. */

export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

function textOf(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(textOf).join('')
  return value === false || value === null || value === undefined ? '' : escapeHtml(String(value))
}

/** False, null and undefined are nothing; lists are joined. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.reduce((text, part, index) => text + textOf(values[index - 1]) + part))

/** Data for a script to read; it can't close its own block. */
export const jsonBlock = (attributes: string, data: unknown): Html =>
  new Html(`<script type="application/json" ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
