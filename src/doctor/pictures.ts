import type { Finding } from './finding.ts'
import { pageTags } from './page-tags.ts'

const TIMEOUT_MS = 3000

/** Loads it again, from the browser's cache if it is there. One that is late, or that a policy refuses, is not called missing here. */
const isMissing = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(false)
    picture.onerror = () => resolve(true)
    picture.src = url
    setTimeout(resolve, TIMEOUT_MS, false)
  })

/** The addresses of pictures in an element, nested elements included. */
const picturesIn = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element instanceof HTMLImageElement && element.src ? [element.currentSrc || element.src] : []),
    ...(element.shadowRoot ? picturesIn(element.shadowRoot) : []),
  ])

/** Logos and pictures that an element shows, and that are not there (DELIVERY-37). */
export async function examinePictures(): Promise<Finding[]> {
  const shown = new Map<string, HTMLElement>()
  for (const element of pageTags())
    for (const url of element.shadowRoot ? picturesIn(element.shadowRoot) : [])
      if (!shown.has(url)) shown.set(url, element)
  const found = await Promise.all(
    [...shown].map(async ([url, element]): Promise<Finding[]> => {
      if (!(await isMissing(url))) return []
      const isOwn = new URL(url, location.href).origin === location.origin
      const remedy = isOwn
        ? 'The host of the page must have it: route this path to the pictures of your shop, or correct the address.'
        : 'Open the address in a browser tab: it must show a picture.'
      return [{ code: 'PICTURE_MISSING', message: `The picture ${url} can't be loaded.`, remedy, element }]
    }),
  )
  return found.flat()
}
