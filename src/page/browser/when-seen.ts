/** Resolves as soon as someone can see the page: it is visible, and not rendered ahead. */
export async function whenSeen(): Promise<void> {
  const page = document as Document & { prerendering?: boolean }
  if (page.prerendering)
    await new Promise((resolve) => page.addEventListener('prerenderingchange', resolve, { once: true }))
  while (page.hidden) await new Promise((resolve) => page.addEventListener('visibilitychange', resolve, { once: true }))
}
