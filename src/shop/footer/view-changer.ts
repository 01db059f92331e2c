/** From the mobile view to the desktop view and back (specification 2 §2). Addresses are paths with their query. */

export interface ViewSettings {
  /** The path segment of the mobile view. */
  mobilePathSegment: string
  /** `name=value`; forces the desktop view. */
  desktopParameter: string
}

export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  mobilePathSegment: 'm',
  desktopParameter: 'presentation=webshop',
}

const parameterOf = ({ desktopParameter }: ViewSettings): [name: string, value: string] => {
  const [name = '', ...value] = desktopParameter.split('=')
  return [name, value.join('=')]
}

/**
 * The current page in the desktop view: its path without a leading or trailing mobile segment, all its query parameters,
 * and the one that forces the view.
 */
export function desktopViewUrl(href: string, settings: ViewSettings): string {
  const url = new URL(href)
  url.pathname = withoutMobileSegment(url.pathname, settings.mobilePathSegment)
  url.searchParams.set(...parameterOf(settings))
  return addressOf(url)
}

/** The current page without the parameter that forces the desktop view; nothing when it is not forced. */
export function mobileViewUrl(href: string, settings: ViewSettings): string | undefined {
  const url = new URL(href)
  const [name, value] = parameterOf(settings)
  if (url.searchParams.get(name) !== value) return undefined
  url.searchParams.delete(name)
  return addressOf(url)
}

/** An address that begins with two slashes would name another host. */
const addressOf = ({ pathname, search }: URL): string => pathname.replace(/^\/+/, '/') + search

function withoutMobileSegment(path: string, mobileSegment: string): string {
  const segments = path.split('/').slice(1)
  if (segments[0] === mobileSegment) segments.shift()
  // A slash at the end is no segment.
  const last = segments.length - (segments.at(-1) === '' ? 2 : 1)
  if (segments[last] === mobileSegment) segments.splice(last, 1)
  return `/${segments.join('/')}`
}
