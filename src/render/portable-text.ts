/** Text of a fragment that pages of any encoding, and the engines between template and browser, leave as it is. */

/**
 * Text in ASCII only, so that a fragment reads the same in a page of any encoding, such as windows-1252 (DELIVERY-61). The
 * browser reads it as the same text, so hydration finds no difference.
 */
const OTHERS = /[^\0-\x7f]/gu

const codeOf = (character: string) => character.codePointAt(0) ?? 0

export const asciiHtml = (html: string): string => html.replace(OTHERS, (one) => `&#${codeOf(one)};`)

export const asciiCss = (css: string): string => css.replace(OTHERS, (one) => `\\${codeOf(one).toString(16)} `)

export const asciiJson = (json: string): string =>
  json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Text without signs that an engine between the template and the browser takes for its own: a brace or a bracket opens a tag of
 * Smarty, Latte, Twig or Fluid, or a shortcode (DELIVERY-91). A browser reads the same text.
 */
const BRACKETS = /[{[]/g

/** For the inside of a shadow root: text and attributes. Engines may read what the page writes in its own tag. */
export const unmarkedHtml = (html: string): string =>
  html
    .replace(BRACKETS, (sign) => `&#${sign.charCodeAt(0)};`)
    // A cleaner drops an empty attribute, and with it what it means.
    .replace(
      / (hidden|inert|noValidate|required|open|checked|selected|disabled)=""/g,
      (_, name) => ` ${name}="${name}"`,
    )

/** Behind a blank, a brace is text for all of them. */
export const unmarkedCss = (css: string): string => css.replace(/[{[](?=\S)/g, '$& ')

/** As in CSS; in a text of JSON as an escape. */
export const unmarkedJson = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"|[{[](?!\s)/g, (part) =>
    part.startsWith('"') ? part.replace(BRACKETS, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`) : `${part} `,
  )
