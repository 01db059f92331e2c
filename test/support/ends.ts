/** Changes of a test are put back at its end, the last first. */
const ends: (() => void | Promise<void>)[] = []
export const onEnd = (end: () => void | Promise<void>): void => void ends.push(end)

export async function runEnds(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

/** Records the details of a window event from now to the end of the test. */
export function events<Detail>(name: string): Detail[] {
  const details: Detail[] = []
  const onEvent = (event: Event) => void details.push((event as CustomEvent<Detail>).detail)
  window.addEventListener(name, onEvent)
  onEnd(() => window.removeEventListener(name, onEvent))
  return details
}
