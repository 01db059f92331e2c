/** Links that share a preview: the page's own address plus what to preview (PREVIEW-14). */
import { parseTimestamp } from '../../shop/sites/shop-time.ts'

export interface SharedPreview {
  /** ISO timestamp. */
  dateTime: string
  abTestName?: string
  abTestGroup?: string
}

const PARAMETERS = { dateTime: 'previewDateTime', abTestName: 'previewTest', abTestGroup: 'previewGroup' } as const

export function previewLink({ dateTime, abTestName, abTestGroup }: SharedPreview, page = window.location.href): string {
  const url = withoutParameters(page)
  url.searchParams.set(PARAMETERS.dateTime, dateTime)
  if (abTestName && abTestGroup) {
    url.searchParams.set(PARAMETERS.abTestName, abTestName)
    url.searchParams.set(PARAMETERS.abTestGroup, abTestGroup)
  }
  return url.href
}

/** The preview in the page's address; undefined without a valid time (PREVIEW-15). */
export function readSharedPreview(): SharedPreview | undefined {
  const { searchParams } = new URL(window.location.href)
  const time = parseTimestamp(searchParams.get(PARAMETERS.dateTime) ?? '')
  const [abTestName, abTestGroup] = [PARAMETERS.abTestName, PARAMETERS.abTestGroup].map((key) => searchParams.get(key))
  return time && { dateTime: time.toISOString(), ...(abTestName && abTestGroup && { abTestName, abTestGroup }) }
}

/** Removes the parameters from the address, so that a reload does not undo later changes. */
export function removeSharedPreview(): void {
  const { href } = window.location
  const { href: cleaned } = withoutParameters(href)
  if (cleaned !== href) history.replaceState(history.state, '', cleaned)
}

function withoutParameters(page: string): URL {
  const url = new URL(page)
  for (const key of Object.values(PARAMETERS)) url.searchParams.delete(key)
  return url
}
