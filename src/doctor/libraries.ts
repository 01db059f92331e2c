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

/** Browser functions that the elements or other modules need, and that a library of the page has overwritten (DELIVERY-37). */
export function examineLibraries(): Finding[] {
  const names = Object.keys(NATIVES).filter((name) => isOverwritten(NATIVES[name] as () => boolean))
  if (names.length === 0) return []
  return [
    {
      code: 'HOST_LIBRARY',
      message: `${nameLibrary()} overwrites ${names.join(', ')}.`,
      remedy:
        'The elements work without them if docs/supported.md names that library. Update or remove it; with MooTools, use a build without its 1.2 compatibility layer.',
    },
  ]
}
