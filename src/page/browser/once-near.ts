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
