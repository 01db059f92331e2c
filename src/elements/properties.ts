import { type Attribute, toCamelCase } from '../page/configuration/attribute.ts'

/** Writing sets the attribute; reading gives the value in use (CONFIG-6). */
export function accessor(name: string, attribute: Attribute): PropertyDescriptor {
  return {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement & { readProps(): Record<string, unknown> }) {
      return this.readProps()[toCamelCase(name)]
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name)
      else
        this.setAttribute(
          name,
          attribute.kind === 'json' && typeof value !== 'string' ? JSON.stringify(value) : String(value),
        )
    },
  }
}

/** A property set before the element was defined hides the accessor: it is set again, through the accessor (CONFIG-6). */
export function reapplyProperty(element: HTMLElement, name: string) {
  if (!Object.hasOwn(element, name)) return
  const own = element as unknown as Record<string, unknown>
  const value = own[name]
  delete own[name]
  own[name] = value
}
