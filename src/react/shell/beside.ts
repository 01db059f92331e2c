/**
 * Takes out of a container what the live layer has put beside the nodes of the fragment: React, who hydrates these, doesn't know it. The live layer
 * puts it back as soon as React has rendered. Returns what restores its scroll positions then.
 */
export function takeOutBeside(container: Element): () => void {
  const beside = [...container.querySelectorAll('[data-beside]')]
  const scrolled = beside.flatMap((node) =>
    [...node.querySelectorAll('*')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((part) => [part, part.scrollTop] as const),
  )
  for (const node of beside) node.remove()
  return () => {
    for (const [part, top] of scrolled) part.scrollTop = top
  }
}
