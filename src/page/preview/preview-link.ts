/** A link that shares what is previewed: the page's own address with what to preview. */
import { shopTimeOf } from '../../shop/sites/shop-time.ts'

export interface SharedPreview {
  /** ISO timestamp. */
  dateTime: string
  abTestName?: string
  abTestGroup?: string
}

const PARAMETERS = { dateTime: 'previewDateTime', abTestName: 'previewTest', abTestGroup: 'previewGroup' } as const

export function previewLink({ dateTime, abTestName, abTestGroup }: SharedPreview, page = window.location.href): string {
  const url = withoutPreview(page)
  url.searchParams.set(PARAMETERS.dateTime, dateTime)
  if (abTestName && abTestGroup) {
    url.searchParams.set(PARAMETERS.abTestName, abTestName)
    url.searchParams.set(PARAMETERS.abTestGroup, abTestGroup)
  }
  return url.href
}

/** What the page's address shares; nothing when it has no good time. */
export function sharedPreview(): SharedPreview | undefined {
  const { searchParams } = new URL(window.location.href)
  const time = shopTimeOf(searchParams.get(PARAMETERS.dateTime) ?? '')
  const [abTestName, abTestGroup] = [PARAMETERS.abTestName, PARAMETERS.abTestGroup].map((key) => searchParams.get(key))
  return time && { dateTime: time.toISOString(), ...(abTestName && abTestGroup && { abTestName, abTestGroup }) }
}

/** The address says it no longer: a reload must not bring back what staff have changed since. */
export function forgetSharedPreview(): void {
  const { href } = window.location
  const { href: without } = withoutPreview(href)
  if (without !== href) history.replaceState(history.state, '', without)
}

function withoutPreview(page: string): URL {
  const url = new URL(page)
  for (const key of Object.values(PARAMETERS)) url.searchParams.delete(key)
  return url
}
