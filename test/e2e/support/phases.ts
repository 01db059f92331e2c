import type { Visitor } from './visitor.ts'

/** Which elements have become live, and which awake, in order. Call it before a page is opened. */
export async function watchPhases(visitor: Visitor): Promise<() => Promise<string[]>> {
  const told = await visitor.events<{ element: string; hydrated: boolean }>('shop-element-ready')
  return async () => (await told()).map(({ element, hydrated }) => `${element} ${hydrated ? 'awake' : 'live'}`)
}

/** Which elements have hydrated their fragments, sorted. Call it before a page is opened. */
export async function watchHydration(visitor: Visitor): Promise<() => Promise<string[]>> {
  const phases = await watchPhases(visitor)
  return async () => (await phases()).flatMap((phase) => phase.match(/.*(?= awake)/) ?? []).sort()
}
