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

/** One slash at the start: two would name another host. */
const fromRoot = (path: string): string => path.replace(/^\/*/, '/')

/**
 * The address of the desktop view: without a first or last mobile segment, with the parameter that forces the view (FOOTER-41). The
 * address of the mobile view: without that parameter, or where there is none, with the mobile segment first (FOOTER-42). All other parameters
 * stay byte for byte as they are.
 */
export function viewUrl(
  href: string,
  { mobilePathSegment, desktopParameter }: ViewSettings,
  isToMobile: boolean,
): { href: string; isDesktopForced: boolean } {
  const { pathname, search } = new URL(href)
  const nameOf = (parameter = '') => (isToMobile ? parameter : parameter.split('=')[0])
  const all = search ? search.slice(1).split('&') : []
  const isDesktopForced = all.includes(desktopParameter)
  const parameters = all.filter((parameter) => nameOf(parameter) !== nameOf(desktopParameter))
  let path = fromRoot(isToMobile && isDesktopForced ? pathname : withoutMobileSegment(pathname, mobilePathSegment))
  if (!isToMobile) parameters.push(desktopParameter)
  else if (!isDesktopForced) path = fromRoot(mobilePathSegment + path)
  return { href: path + (parameters.length > 0 ? `?${parameters.join('&')}` : ''), isDesktopForced }
}

function withoutMobileSegment(path: string, mobileSegment: string): string {
  const segments = path.split('/')
  // A slash at the end is not a segment.
  const last = segments.length - (segments.at(-1) === '' ? 2 : 1)
  return segments.filter((segment, index) => segment !== mobileSegment || (index !== 1 && index !== last)).join('/')
}
