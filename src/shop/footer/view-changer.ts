/** Addresses of the desktop view and the mobile view, as paths with query (FOOTER-41, FOOTER-42). */
import { DESKTOP_PARAMETER, forcesDesktopView, parameterOf } from './desktop-view.ts'

export interface ViewSettings {
  /** Path segment that the mobile view adds. */
  mobilePathSegment: string
  /** `name=value` that forces the desktop view. */
  desktopParameter: string
}

export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  mobilePathSegment: 'm',
  desktopParameter: DESKTOP_PARAMETER,
}

/** `href` without a first or last mobile segment, with all query parameters and the one that forces the view (FOOTER-41). */
export function desktopViewUrl(href: string, settings: ViewSettings): string {
  const url = new URL(href)
  url.pathname = withoutMobileSegment(url.pathname, settings.mobilePathSegment)
  url.searchParams.set(...parameterOf(settings.desktopParameter))
  return addressOf(url)
}

/** `href` without the parameter that forces the desktop view; undefined when it has none (FOOTER-42). */
export function mobileViewUrl(href: string, settings: ViewSettings): string | undefined {
  const url = new URL(href)
  if (!forcesDesktopView(url.search, settings.desktopParameter)) return undefined
  url.searchParams.delete(parameterOf(settings.desktopParameter)[0])
  return addressOf(url)
}

/** Two slashes at the start would name another host. */
const addressOf = ({ pathname, search }: URL): string => pathname.replace(/^\/+/, '/') + search

function withoutMobileSegment(path: string, mobileSegment: string): string {
  const segments = path.split('/').slice(1)
  if (segments[0] === mobileSegment) segments.shift()
  // A slash at the end is not a segment.
  const last = segments.length - (segments.at(-1) === '' ? 2 : 1)
  if (segments[last] === mobileSegment) segments.splice(last, 1)
  return `/${segments.join('/')}`
}
