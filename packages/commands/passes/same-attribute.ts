/** Whether an attribute says the same, however it is written (PASSES-3). */

import { declarationsOf } from './css-rules.ts'
import { isSamePath } from './path-points.ts'
import { isEqualJson } from './same-json.ts'

/** Their presence counts, and not their value. */
const BOOLEAN = [
  'async',
  'autofocus',
  'checked',
  'data-root',
  'defer',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'novalidate',
  'open',
  'readonly',
  'required',
  'selected',
]
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'srcset']
const CASELESS = ['lang', 'hreflang', 'fill', 'stroke', 'type', 'method']
const LISTS = ['class', 'part', 'rel']
/** By element and attribute, what holds without it. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'button type': 'submit',
  'input type': 'text',
  'form method': 'get',
  'form autocomplete': 'on',
  'img decoding': 'auto',
  'script type': 'text/javascript',
  'style type': 'text/css',
  'style media': 'all',
}
/** Added by tools, and seen by no visitor. */
const HARMLESS =
  /^(rel|target|decoding|loading|fetchpriority|xmlns|xml:lang|nonce|translate|data-(?!popover$|part$|inert$|hidden$|away$|live$|root$|path$|control$|flyout$|theme$|texts$|content$).*)$/

const tokens = (value: string) => [...new Set(value.split(/\s+/).filter(Boolean))].sort()

/** Without the host where the fragment has none. */
function addressOf(value: string, isRelative: boolean): string {
  const base = 'https://shop.invalid/'
  if (!URL.canParse(value.trim(), base)) return value
  const { href, pathname, search, hash } = new URL(value.trim(), base)
  return isRelative ? pathname + search + hash : href.replace(/\/$/, '')
}

const jsonOf = (value: string): unknown => {
  try {
    return /^\s*[[{]/.test(value) ? JSON.parse(value) : undefined
  } catch {
    return undefined
  }
}

export function isSameValue(name: string, given: string, got: string): boolean {
  if (given === got) return true
  if (BOOLEAN.includes(name) && got !== 'until-found' && given !== 'until-found') return true
  if (given === '' && name.startsWith('data-')) return ['', name, 'true'].includes(got)
  if (name === 'popover') return [given, got].every((value) => ['', 'auto', 'popover'].includes(value))
  if (LISTS.includes(name)) {
    const after = tokens(got)
    const before = tokens(given)
    return before.every((one) => after.includes(one)) && (name === 'rel' || after.length === before.length)
  }
  if (ADDRESSES.includes(name)) {
    const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(given)
    return addressOf(given, isRelative) === addressOf(got, isRelative)
  }
  if (CASELESS.includes(name)) return given.toLowerCase() === got.toLowerCase()
  if (name === 'd') return isSamePath(given, got)
  if (name === 'style') return isEqualJson([...declarationsOf(`a{${given}}`)], [...declarationsOf(`a{${got}}`)])
  const json = jsonOf(given)
  if (json !== undefined) return isEqualJson(json, jsonOf(got))
  const [number, other] = [Number(given), Number(got)]
  if (given.trim() && got.trim() && number === other) return true
  return given.replace(/\s+/g, ' ').trim() === got.replace(/\s+/g, ' ').trim()
}

/** Whether the element is the same without it. */
export const isDefault = (tag: string, name: string, value: string): boolean =>
  DEFAULTS[`${tag} ${name}`] === value || (['class', 'style'].includes(name) && value.trim() === '')

export const isHarmless = (name: string): boolean => HARMLESS.test(name)
