/** Links that share a preview: the page's own address plus what to preview (PREVIEW-14). */
import { replaceAddress, withoutParameters } from '../../page/browser/address.ts'
import { parseTimestamp } from '../../shop/sites/shop-time.ts'

export interface SharedPreview {
  /** ISO timestamp. */
  dateTime: string
  abTestName?: string
  abTestGroup?: string
}

const PARAMETERS = { dateTime: 'previewDateTime', abTestName: 'previewTest', abTestGroup: 'previewGroup' } as const
const NAMES = Object.values(PARAMETERS)

export function previewLink({ dateTime, abTestName, abTestGroup }: SharedPreview, page = window.location.href): string {
  const shared = new URLSearchParams({
    [PARAMETERS.dateTime]: dateTime,
    ...(abTestName && abTestGroup && { [PARAMETERS.abTestName]: abTestName, [PARAMETERS.abTestGroup]: abTestGroup }),
  })
  // All else stays byte for byte (PREVIEW-14).
  const [address = '', ...fragment] = withoutParameters(page, NAMES).split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${shared}`, ...fragment].join('#')
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
  const cleaned = withoutParameters(href, NAMES)
  if (cleaned !== href) replaceAddress(cleaned)
}
