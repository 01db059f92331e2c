/** Addresses of the desktop view and the mobile view, as paths with query (FOOTER-41, FOOTER-42). */

export interface ViewSettings {
  /** Path segment that the mobile view adds. */
  mobilePathSegment: string
  /** `name=value` that forces the desktop view. */
  desktopParameter: string
}

export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  mobilePathSegment: 'm',
  desktopParameter: 'presentation=webshop',
}

/** The parameters of an address, byte for byte as they stand there. */
const parametersOf = ({ search }: URL): string[] => (search ? search.slice(1).split('&') : [])

/** `href` without a first or last mobile segment, with all query parameters as they are and the one that forces the view (FOOTER-41). */
export function desktopViewUrl(href: string, { mobilePathSegment, desktopParameter }: ViewSettings): string {
  const url = new URL(href)
  const [name = ''] = desktopParameter.split('=')
  const others = parametersOf(url).filter((parameter) => parameter.split('=')[0] !== name)
  return addressOf(withoutMobileSegment(url.pathname, mobilePathSegment), [...others, desktopParameter])
}

/** Whether an address forces the desktop view. */
export const isDesktopForced = (href: string, { desktopParameter }: ViewSettings): boolean =>
  parametersOf(new URL(href)).includes(desktopParameter)

/** `href` without the parameter that forces the desktop view, or where it has none, with the mobile segment first (FOOTER-42). */
export function mobileViewUrl(href: string, { mobilePathSegment, desktopParameter }: ViewSettings): string {
  const url = new URL(href)
  const all = parametersOf(url)
  const others = all.filter((parameter) => parameter !== desktopParameter)
  if (others.length < all.length) return addressOf(url.pathname, others)
  const address = addressOf(withoutMobileSegment(url.pathname, mobilePathSegment), others)
  return addressOf(mobilePathSegment + address, [])
}

/** One slash at the start: two would name another host. */
const addressOf = (path: string, parameters: readonly string[]): string =>
  path.replace(/^\/*/, '/') + (parameters.length > 0 ? `?${parameters.join('&')}` : '')

function withoutMobileSegment(path: string, mobileSegment: string): string {
  const segments = path.split('/')
  // A slash at the end is not a segment.
  const last = segments.length - (segments.at(-1) === '' ? 2 : 1)
  return segments.filter((segment, index) => segment !== mobileSegment || (index !== 1 && index !== last)).join('/')
}
