/**
 * The content of a page, found as a person or a screen reader finds it: by role, name and text, through all shadow roots. Only what is
 * visible is found.
 */
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

type Name = string | RegExp

/** An element or a shadow root in which is looked; by default the whole page. */
export type Place = Element | ShadowRoot | Document

/** The elements in a place, in their order, with those in shadow roots. */
function* elementsIn(place: Place): Generator<Element> {
  const roots = 'shadowRoot' in place && place.shadowRoot ? [place.shadowRoot, place] : [place]
  for (const root of roots)
    for (const child of root.children) {
      yield child
      yield* elementsIn(child)
    }
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true], [inert]') === null

/** Spaces as one; the typographic ones of prices and dates too. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

export const nameOf = (element: Element): string => plain(computeAccessibleName(element))

const matches = (text: string, wanted: Name) => (typeof wanted === 'string' ? text === wanted : wanted.test(text))

/** All elements of this role; with a name only those with it. */
export const findAll = (place: Place, role: string, name?: Name): HTMLElement[] =>
  [...elementsIn(place)].filter(
    (element): element is HTMLElement =>
      getRole(element) === role && isShown(element) && (name === undefined || matches(nameOf(element), name)),
  )

/** Fields of any kind, whose names are their labels. */
export const findFields = (place: Place, label: Name): HTMLElement[] =>
  [...elementsIn(place)].filter(
    (element): element is HTMLElement =>
      element.matches('input, select, textarea') && isShown(element) && matches(nameOf(element), label),
  )

/** For what has no role, such as a part, a tag or a `data-` attribute; shown or not. Never by a class: those may change. */
export const select = (place: Place, selector: string): HTMLElement[] =>
  [...elementsIn(place)].filter((element): element is HTMLElement => element.matches(selector))

/** Boxes of `display: contents`, such as slots, are shown if what is around them is. */
const isHidden = (element: Element) => !element.checkVisibility() && getComputedStyle(element).display !== 'contents'

/** The visible text of a place, each block on a line of its own; that of slots and shadow roots too. */
export function textOf(place: Place | Text): string {
  if (place instanceof Text) return place.data
  if (place instanceof Element && (isHidden(place) || place.matches('style, script'))) return ''
  const nodes = place instanceof HTMLSlotElement && place.assignedNodes().length > 0 ? place.assignedNodes() : undefined
  const children = nodes ?? ('shadowRoot' in place && place.shadowRoot ? place.shadowRoot : place).childNodes
  const texts = [...children].map((node) => (node instanceof Element || node instanceof Text ? textOf(node) : ''))
  const isBlock = place instanceof Element && !/^(inline|contents)/.test(getComputedStyle(place).display)
  const text = texts
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .replaceAll('\u00a0', ' ')
  return isBlock ? `\n${text}\n` : text
}
