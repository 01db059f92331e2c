/** A link that shares what is previewed: the page's own address with what to preview. */

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

/** What the page's address shares, and the address without it; nothing when it has no good time. */
export function takeSharedPreview(): SharedPreview | undefined {
  const { href } = window.location
  const { searchParams } = new URL(href)
  const time = Date.parse(searchParams.get(PARAMETERS.dateTime) ?? '')
  const [abTestName, abTestGroup] = [PARAMETERS.abTestName, PARAMETERS.abTestGroup].map((key) => searchParams.get(key))
  if (Number.isNaN(time)) return undefined
  // Taken once: a reload must not bring back what staff have changed since.
  history.replaceState(history.state, '', withoutPreview(href))
  return { dateTime: new Date(time).toISOString(), ...(abTestName && abTestGroup && { abTestName, abTestGroup }) }
}

function withoutPreview(page: string): URL {
  const url = new URL(page)
  for (const key of Object.values(PARAMETERS)) url.searchParams.delete(key)
  return url
}
