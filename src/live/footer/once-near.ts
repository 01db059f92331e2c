/** Distance below the window at which a painted footer asks the services and draws its icons. */
const NEAR = '600px'

/** Runs once when an element is in sight, or nearly. Returns the cleanup. */
export function onceNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
