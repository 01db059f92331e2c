/** `GET /service/promotion/api/promotion/{promotionId}` (PROMO-2), and the A/B assignment (FOOTER-44). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../src/shop/sites/sites.ts'
import { footerContent } from './footer-content.ts'
import { sendProblem } from './problem.ts'
import { type Campaign, campaignsOf } from './promotion-campaigns.ts'
import { editedPromotion, registerPromotionEdits } from './promotion-edits.ts'
import { queryOf, siteOf, type Visitor, visitorOf } from './visitor.ts'

const FOOTER_ID = 'SHOP_FOOTER'

interface Answer {
  type: string
  contentJSON: string
}

export function registerPromotions(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    '/service/promotion/api/promotion/:id',
    { config: { call: 'promotion' } },
    async (request, reply) => {
      const answer = answerOf(request.params.id, request, reply)
      return answer ?? sendProblem(reply, { status: 404, type: 'about:blank', title: 'There is no such promotion' })
    },
  )
  registerPromotionEdits(app)

  app.get('/service/abtestfrontend/api/v1/getassignment', { config: { call: 'ab-tests' } }, async () => ({}))
}

/** An editor's own version replaces the running promotion. */
function answerOf(id: string, request: FastifyRequest, reply: FastifyReply): Answer | undefined {
  const visitor = visitorOf(request, reply)
  // Without the token the present is shown.
  const preview = request.cookies.previewToken ? visitor.preview : undefined
  const site = siteOf(request, reply)
  const edited = editedPromotion(visitor, id)
  if (!edited && id === FOOTER_ID) return footerContent(site)
  return edited ?? runningPromotion(id, site, preview, queryOf(request))
}

/** The promotion of an id on a site, at the previewed time, for the previewed group, with the requested tags (PROMO-3). */
export function runningPromotion(
  id: string,
  site: Site,
  preview: Visitor['preview'],
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

const isForGroup = ({ abGroup }: Campaign, preview: Visitor['preview']) =>
  !abGroup || (abGroup.test === preview?.abTestName && abGroup.group === preview.abTestGroup)

function hasTags({ tags }: Campaign, query: Record<string, string | undefined>): boolean {
  const tagsOf = (name: string) => query[name]?.split(',').filter(Boolean) ?? []
  const [all, any, none] = [tagsOf('allOfTags'), tagsOf('anyOfTags'), tagsOf('noneOfTags')]
  const has = (tag: string) => tags.includes(tag)
  return all.every(has) && (any.length === 0 || any.some(has)) && !none.some(has)
}
