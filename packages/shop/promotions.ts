/** `GET /service/promotion/api/promotion/{promotionId}` (PROMO-2), with what an editor tries out. */
import type { Site } from '../../src/shop/sites/sites.ts'
import { type Call, type Routes, seeOther } from './call.ts'
import { footerContent } from './footer-content.ts'
import { previewOf } from './preview.ts'
import { problem } from './problem.ts'
import { type Campaign, campaignsOf } from './promotion-campaigns.ts'
import type { Preview } from './visitor.ts'

const FOOTER_ID = 'SHOP_FOOTER'
const MAX_LENGTH = 20_000
const MAX_EDITS = 50

interface Answer {
  type: string
  contentJSON: string
}

export const PROMOTIONS: Routes = {
  'GET /service/promotion/api/promotion/:promotionId': {
    fault: 'promotion',
    answer(call) {
      const answer = answerOf(call)
      return answer ? Response.json(answer) : problem(404, 'There is no such promotion')
    },
  },
  'POST /demo/promotions': { answer: edit },
}

/** An editor's own version replaces the running promotion. */
function answerOf(call: Call): Answer | undefined {
  const { params, visitor, site, query } = call
  const { promotionId = '' } = params
  const edited = visitor.edits.get(promotionId)
  if (edited) return edited
  if (promotionId === FOOTER_ID) return footerContent(site)
  // Without the token the present is shown.
  return runningPromotion(promotionId, site, previewOf(call), query)
}

/** Saves what an editor tries out, for this visitor only. Content may be invalid: the page shows what the elements make of it. */
function edit({ body, visitor: { edits } }: Call): Response {
  const given: Record<string, unknown> = Object(body)
  const [id, type, contentJSON] = [given.id, given.type, given.contentJSON].map((text) => String(text ?? '').trim())
  if (!id || id.length > 100 || contentJSON === undefined || contentJSON.length > MAX_LENGTH)
    return problem(400, 'This promotion can not be saved', { type: 'urn:demo:invalid-promotion' })
  if (given.reset === undefined) edits.set(id, { type: type ?? '', contentJSON })
  else edits.delete(id)
  const [oldest] = edits.keys()
  if (edits.size > MAX_EDITS && oldest !== undefined) edits.delete(oldest)
  return seeOther(`/demo/promotions?id=${encodeURIComponent(id)}`)
}

/** The promotion of an id on a site, at the previewed time, for the previewed group, with the requested tags (PROMO-3). */
export function runningPromotion(
  id: string,
  site: Site,
  preview: Preview | undefined,
  query: Record<string, string | undefined> = {},
): Answer | undefined {
  const time = new Date(preview?.dateTime ?? Date.now())
  const campaign = campaignsOf(id).find(
    (candidate) => runsAt(candidate, time, site) && isForGroup(candidate, preview) && hasTags(candidate, query),
  )
  return campaign && { type: campaign.type, contentJSON: JSON.stringify(campaign.content(site)) }
}

/** Advent begins and ends in the time zone of the site. */
function runsAt({ isAdvent }: Campaign, time: Date, site: Site): boolean {
  const timeZone = site === 'TR' ? 'Europe/Istanbul' : 'Europe/Berlin'
  const [month = 0, day = 0] = new Intl.DateTimeFormat('en-US', { month: 'numeric', day: 'numeric', timeZone })
    .format(time)
    .split('/')
    .map(Number)
  return !isAdvent || (month === 12 && day <= 24)
}

const isForGroup = ({ abGroup }: Campaign, preview: Preview | undefined) =>
  !abGroup || (abGroup.test === preview?.abTestName && abGroup.group === preview.abTestGroup)

function hasTags({ tags }: Campaign, query: Record<string, string | undefined>): boolean {
  const tagsOf = (name: string) => query[name]?.split(',').filter(Boolean) ?? []
  const [all, any, none] = [tagsOf('allOfTags'), tagsOf('anyOfTags'), tagsOf('noneOfTags')]
  const has = (tag: string) => tags.includes(tag)
  return all.every(has) && (any.length === 0 || any.some(has)) && !none.some(has)
}
