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
