/** Distance below the window at which a painted footer asks the services and draws its icons. */
const NEAR = '600px'

/** Runs once when an element is in sight, or less than a margin below the window (`0px`: in sight). Returns the cleanup. */
export function onceNear(element: Element, run: () => void, rootMargin = NEAR): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Resolves as soon as someone can see the page: it is visible, and not rendered ahead. */
export async function whenSeen(): Promise<void> {
  const page = document as Document & { prerendering?: boolean }
  if (page.prerendering)
    await new Promise((resolve) => page.addEventListener('prerenderingchange', resolve, { once: true }))
  while (page.hidden) await new Promise((resolve) => page.addEventListener('visibilitychange', resolve, { once: true }))
}
