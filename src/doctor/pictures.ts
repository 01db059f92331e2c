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

/** The first of them, and the number of the others. */
const someOf = ([first, second, third, ...others]: readonly string[]) =>
  [first, second, third].filter(Boolean).join(', ') + (others.length > 0 ? ` and ${others.length} more` : '')

const isOwn = (url: string) => new URL(url, location.href).origin === location.origin

/** Logos and pictures that an element shows, and that are not there (DELIVERY-37): one finding for those of the page's host, one for others. */
export async function examinePictures(): Promise<Finding[]> {
  const shown = new Map<string, HTMLElement>()
  for (const element of pageTags())
    for (const url of element.shadowRoot ? picturesIn(element.shadowRoot) : [])
      if (!shown.has(url)) shown.set(url, element)
  const areMissing = await Promise.all([...shown.keys()].map(isMissing))
  const missing = [...shown.keys()].filter((_, index) => areMissing[index])
  return [missing.filter(isOwn), missing.filter((url) => !isOwn(url))].flatMap((urls): Finding[] => {
    const [first] = urls
    if (!first) return []
    const remedy = isOwn(first)
      ? 'The host of the page must have it: route this path to the pictures of your shop, or correct the address.'
      : 'Open the address in a browser tab: it must show a picture.'
    const what =
      urls.length > 1
        ? `${urls.length} pictures can't be loaded: ${someOf(urls)}.`
        : `The picture ${first} can't be loaded.`
    return [{ code: 'PICTURE_MISSING', message: what, remedy, element: shown.get(first) as HTMLElement }]
  })
}
