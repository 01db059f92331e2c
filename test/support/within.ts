import { findAll, findFields, nameOf, type Place, select, textOf } from './find.ts'
import * as input from './input.ts'
import { stops, until } from './waits.ts'

/** Queries and actions in a place: an element, or the whole page. */
export const within = (place: Place) => {
  const get = (role: string, name?: string | RegExp): HTMLElement => {
    const [found, second] = findAll(place, role, name)
    if (!found || second)
      throw new Error(`There is ${found ? 'more than one' : 'no'} ${role} "${name}". The page: ${textOf(place)}`)
    return found
  }
  const see = (role: string, name?: string | RegExp): Promise<HTMLElement> =>
    until(() => findAll(place, role, name)[0], `there is a ${role} "${name}"`)
  /** Once it stays where it is: the page may be scrolling. An element of a role may be rendered anew meanwhile. */
  const resting = async (target: Element | string, name?: string | RegExp): Promise<Element> => {
    let found = typeof target === 'string' ? await see(target, name) : target
    await stops(() => {
      if (typeof target === 'string') found = findAll(place, target, name)[0] ?? found
      // An element that has left is nowhere, which differs from everywhere else.
      return found.isConnected ? String(input.middleOf(found)) : {}
    })
    return found
  }
  return {
    /** The one element of a role and name. */
    get,
    query: (role: string, name?: string | RegExp): HTMLElement | undefined => findAll(place, role, name)[0],
    all: (role: string, name?: string | RegExp) => findAll(place, role, name),
    /** The names of all elements of a role. */
    names: (role: string) => findAll(place, role).map(nameOf),
    /** Resolves with the element once it is there. */
    see,
    gone: (role: string, name?: string | RegExp) =>
      until(() => findAll(place, role, name).length === 0, `there is no ${role} "${name}"`),
    /** The field with this label. */
    field: <Field extends HTMLElement = HTMLInputElement>(label: string | RegExp): Field => {
      const [found] = findFields(place, label)
      if (!found) throw new Error(`There is no field "${label}". The page: ${textOf(place)}`)
      return found as Field
    },
    /** Elements that have no role: a part, a tag, an attribute. */
    select: <Found extends HTMLElement = HTMLElement>(selector: string) => select(place, selector)[0] as Found,
    selectAll: (selector: string) => select(place, selector),
    text: () => textOf(place).trim(),
    says: (text: string | RegExp) =>
      until(
        () => (typeof text === 'string' ? textOf(place).includes(text) : text.test(textOf(place))),
        `it says "${text}"`,
      ),
    /** Clicks with the mouse, once the element is there. */
    click: async (target: Element | string, name?: string | RegExp) => input.click(await resting(target, name)),
    hover: async (target: Element | string, name?: string | RegExp) => input.hover(await resting(target, name)),
    tap: async (target: Element | string, name?: string | RegExp) =>
      input.tap(typeof target === 'string' ? await see(target, name) : target),
    /** Types a text where the focus is, or into a field, in place of what is in it. */
    async type(text: string, label?: string | RegExp) {
      if (label !== undefined) {
        const field = this.field(label)
        field.focus()
        field.select?.()
      }
      await input.type(text)
    },
  }
}
