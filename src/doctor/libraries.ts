import type { Finding } from './finding.ts'

/** Each check is true with the browser's own function; false or an error means that it was overwritten. */
const NATIVES: Readonly<Record<string, () => boolean>> = {
  'Function.prototype.bind': () => ((...all: number[]) => all.length).bind(undefined, 1, 2)() === 2,
  'Array.from': () => Array.from(new Set([1])).length === 1,
  'Array.prototype.toJSON': () => JSON.stringify([]) === '[]',
  'Array.prototype.entries': () => typeof [].entries().next === 'function',
  Request: () => 'bodyUsed' in Request.prototype,
  Event: () => new Event('shop-doctor').type === 'shop-doctor',
  CustomEvent: () => new CustomEvent('shop-doctor', { detail: 1 }).detail === 1,
  'Element.prototype.attachShadow': () =>
    document.createElement('div').attachShadow({ mode: 'open' }) instanceof ShadowRoot,
}

function isOverwritten(test: () => boolean): boolean {
  try {
    return !test()
  } catch {
    return true
  }
}

interface Libraries {
  MooTools?: { version?: string }
  Prototype?: { Version?: string }
}

function nameLibrary(): string {
  const { MooTools, Prototype } = window as Libraries
  if (MooTools) return `MooTools ${MooTools.version ?? ''}`
  return Prototype ? `Prototype ${Prototype.Version ?? ''}` : 'A library of this page'
}

/** Classes and functions of the browser that a page has put others in place of: the elements use the browser's own. */
const CLASSES =
  'Map Set WeakMap WeakSet Symbol URL URLSearchParams AbortController Headers Element fetch requestIdleCallback'

function replacedGlobals(): Finding[] {
  const page = globalThis as unknown as Record<string, unknown>
  const isNative = (value: unknown) => typeof value !== 'function' || /\[native code]/.test(String(value))
  const names = CLASSES.split(' ').filter((name) => !isNative(page[name]))
  if (typeof console?.warn !== 'function' || typeof console.error !== 'function') names.push('console')
  if (Object(document.cookie) === document.cookie) names.push('document.cookie')
  const keys: string[] = []
  // The keys of the page's prototype are what is looked for.
  for (const key of Object.keys(Object.prototype)) keys.push(`Object.prototype.${key}`)
  if (names.length + keys.length === 0) return []
  return [
    {
      code: 'GLOBALS_REPLACED',
      message: `Scripts of this page have replaced, or added, ${[...names, ...keys].join(', ')}.`,
      remedy: 'The elements go by the browser’s own. Other modules of the page may not: give these another name.',
    },
  ]
}

/** Browser functions that the elements or other modules need, and that a library of the page has overwritten (DELIVERY-37). */
export function examineLibraries(): Finding[] {
  const names = Object.keys(NATIVES).filter((name) => isOverwritten(NATIVES[name] as () => boolean))
  if (names.length === 0) return replacedGlobals()
  return [
    {
      code: 'HOST_LIBRARY',
      message: `${nameLibrary()} overwrites ${names.join(', ')}.`,
      remedy:
        'The elements work without them if docs/supported.md names that library. Update or remove it; with MooTools, use a build without its 1.2 compatibility layer.',
    },
    ...replacedGlobals(),
  ]
}
