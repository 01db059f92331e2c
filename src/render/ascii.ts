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
