/**
 * Pages as templates of lit-html, written out as text. lit-html itself renders in a browser only, and what it has for servers,
 * `@lit-labs/ssr`, writes marks for hydration into the page, which a legacy page has none of.
 */
import { html, type TemplateResult } from 'lit-html'
import { getDirectiveClass, isTemplateResult, TemplateResultType } from 'lit-html/directive-helpers.js'
import { UnsafeHTMLDirective, unsafeHTML } from 'lit-html/directives/unsafe-html.js'
import { escapeMarkup } from '../../src/shop/text/escape-markup.ts'

export { html }
export type Html = TemplateResult

export const isHtml = (value: unknown): value is Html => isTemplateResult(value)

/** HTML that is there as text. */
export const asWritten = (text: string): Html => html`${unsafeHTML(text)}`

/** The text that `escapeMarkup` was given. */
export const unescapeMarkup = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** As lit-html renders it: values are escaped unless they are HTML, lists are joined; of no text are null, undefined, and here false. */
export function textOf(value: unknown): string {
  if (isTemplateResult(value, TemplateResultType.HTML))
    return value.strings.reduce((text, part, index) => text + textOf(value.values[index - 1]) + part)
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (getDirectiveClass(value) === UnsafeHTMLDirective)
    return String((value as unknown as { values: unknown[] }).values[0])
  return value === false || value === null || value === undefined ? '' : escapeMarkup(String(value))
}

/** Data for a script to read; `<` is escaped, so that it can't close its script tag. */
export const jsonBlock = (attributes: string, data: unknown): Html =>
  asWritten(`<script type="application/json" ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
