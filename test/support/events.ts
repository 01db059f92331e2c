/** Resolves with the detail of the next window event of this name. */
export function nextEvent<Detail>(name: string, isWanted: (detail: Detail) => boolean = () => true): Promise<Detail> {
  return new Promise((resolve) => {
    const onEvent = (event: Event) => {
      const { detail } = event as CustomEvent<Detail>
      if (!isWanted(detail)) return
      window.removeEventListener(name, onEvent)
      resolve(detail)
    }
    window.addEventListener(name, onEvent)
  })
}

/** Records the details of a window event until `end` is called. */
export function record<Detail>(name: string): { details: Detail[]; end(): void } {
  const details: Detail[] = []
  const onEvent = (event: Event) => void details.push((event as CustomEvent<Detail>).detail)
  window.addEventListener(name, onEvent)
  return { details, end: () => window.removeEventListener(name, onEvent) }
}
