import type { Finding } from './finding.ts'

/** Each asks for what the language or the browser says; an answer that differs, or an error, means that it was overwritten. */
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

function suspect(): string {
  const { MooTools, Prototype } = window as Libraries
  if (MooTools) return `MooTools ${MooTools.version ?? ''}`
  return Prototype ? `Prototype ${Prototype.Version ?? ''}` : 'A library of this page'
}

/** What the elements, or modules beside them, ask of the browser and a library has put something else in place of. */
export function examineLibraries(): Finding[] {
  const names = Object.keys(NATIVES).filter((name) => isOverwritten(NATIVES[name] as () => boolean))
  if (names.length === 0) return []
  return [
    {
      code: 'HOST_LIBRARY',
      message: `${suspect()} overwrites ${names.join(', ')}.`,
      remedy:
        'The elements do without them where docs/supported.md names that library. Update or remove it; MooTools: take a build without its 1.2 compatibility layer.',
    },
  ]
}
