/** The calls that change nothing. */

import type { Exchange } from './exchange.ts'
import { judgeRedirects } from './judges/answer.ts'
import { judgeRefusal } from './judges/body.ts'
import { logosIn } from './judges/content.ts'
import type { Session } from './session.ts'

const FLAGS = ['DE', 'AT', 'CH', 'PL', 'CZ', 'HU', 'SK', 'TR']
/** The token of no mail, and the id of no campaign. */
const NONE = 'shop-elements-check-none'
const NEEDS_STAFF = 'needs a test person of the staff: --cookie "staffAuth=…"'

type Read = (session: Session) => Promise<unknown>

/** In the order in which a page asks. */
const READS: Readonly<Record<string, Read>> = {
  async getCart(session) {
    const cart = await session.ask('getCart')
    if (cart && !session.options.write && isEmptyCart(cart.json))
      session.skip('getCart', 'articles, prices and gift cards: the cart is empty; --cart-token or --write')
    await session.ask('getCart', { query: { forceReload: 'true' } })
    checkCartTokens(session, cart)
    await session.askAsStranger('getCart')
  },
  async getPersonalData(session) {
    await session.ask('getPersonalData')
    await session.askAsStranger('getPersonalData')
  },
  getNewsletterStatus: (session) => session.ask('getNewsletterStatus'),
  getNavigation: (session) =>
    session.ask('getNavigation', { query: { site: session.options.clientId ?? session.site } }),
  getThemeWorlds: (session) => session.ask('getThemeWorlds'),
  async getSuggestions(session) {
    for (const q of [session.options.term ?? 'kaf', 'kä & ö%'])
      await session.ask('getSuggestions', { query: queryOf(q, session.site) })
  },
  warmSearch: (session) => session.probe('warmSearch'),
  async getPromotion(session) {
    for (const promotionId of [...(session.options.promotions ?? ['~header_top']), NONE])
      await session.ask('getPromotion', { params: { promotionId } })
  },
  getFooterContent: checkFooter,
  getBaseData: checkBaseData,
  getSubscriber: checkSubscriber,
  checkAuth: checkStaff,
  getTestsAt: checkTests,
  assignTestGroups: (session) => session.probe('assignTestGroups'),
  async getNewsletterPicture(session) {
    for (const file of ['desktop.jpg', 'tablet.jpg'])
      await session.ask('getNewsletterPicture', { params: { file }, at: originOf(session) })
  },
}

/** The cookies by which services know a cart's person, and a change that the shop's own page has made. */
const CART_TOKENS = ['longTermToken', 'csrfToken']

/** A cart that is served all the same to a visitor who has no token. */
function checkCartTokens(session: Session, cart: Exchange | undefined): void {
  const find = session.finder('getCart')
  const missing = CART_TOKENS.filter((name) => session.visitor.readable(name) === undefined)
  if (cart && missing.length > 0)
    find(
      'CALL-47',
      `is served to a visitor without the cookie ${missing.join(' and ')}`,
      'Set csrfToken and longTermToken with the page, or with this answer, readable by scripts: without them no service can tell a change of the shop’s own page from one of another.',
    )
}

const isEmptyCart = (json: unknown): boolean =>
  !Object.values(Object((json as { cart?: unknown } | null)?.cart)).some(
    (part) => Array.isArray(part) && part.length > 0,
  )

/** @throws {Error} when nothing answers at the address. */
export async function checkReads(session: Session): Promise<void> {
  const hasPage = await session.openPage()
  for (const [call, read] of Object.entries(READS)) {
    if (!session.wants(call)) continue
    await read(session)
    if (!hasPage && session.result.asked.every(({ status }) => status === undefined))
      throw new Error(`${session.options.url} does not answer.`)
  }
}

const originOf = ({ visitor }: Session) => new URL(visitor.options.page).origin

const queryOf = (q: string, site: string) => ({ q, site, maxSearchTerms: '10', maxProducts: '5' })

async function checkFooter(session: Session): Promise<void> {
  const content = await session.ask('getFooterContent')
  const names = [...FLAGS.map((country) => `flag${country}`), ...logosIn(content?.json)]
  const find = session.finder('getLogo')
  for (const name of names) {
    // Pictures come from the page's own origin.
    const params = { file: `${name}.svg` }
    const picture = await session.ask('getLogo', { params, at: originOf(session) })
    const isMissing = !picture && session.result.asked.at(-1)?.status === 404
    if (isMissing && name.startsWith('flag'))
      find('FOOTER-38', `does not have ${name}.svg`, 'Put the flag of each country there.')
    else if (isMissing)
      find('FOOTER-24', 'does not have a logo that the content names', 'Put it there, or leave it out of the content.')
  }
}

async function checkBaseData(session: Session): Promise<void> {
  if (!session.visitor.readable('LoginToken'))
    return session.skip('getBaseData', 'needs a test person who is logged in: --cookie "LoginToken=…"')
  for (const base of ['private', 'internal']) {
    const answer = await session.ask('getBaseData', { params: { base }, refusals: [401] })
    if (answer?.status === 401) session.skip('getBaseData', 'the login of the test person is over (401)')
  }
}

async function checkSubscriber(session: Session): Promise<void> {
  const unknown = await session.probe('getSubscriber', { params: { subscriberToken: NONE } })
  const find = session.finder('getSubscriber')
  if (unknown && judgeRedirects(unknown, session.visitor.isOtherOrigin, find)) {
    const { status = 0 } = unknown
    const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429
    if (!isRefused)
      find(
        'NEWS-38',
        `answers an unknown token with ${status}`,
        'Answer 404, so that the page says that the link is no longer valid.',
      )
  }
  const { subscriberToken } = session.options
  if (subscriberToken) await session.ask('getSubscriber', { params: { subscriberToken } })
  else session.skip('getSubscriber', 'with a token that is valid: --subscriber-token')
}

async function checkStaff(session: Session): Promise<void> {
  const find = session.finder('checkAuth')
  const stranger = await session.probe('checkAuth', { hasCookies: false })
  if ((stranger?.json as { status?: unknown } | undefined)?.status === 'SUCCESS')
    find(
      'PREVIEW-3',
      'tells a visitor without the cookie staffAuth that they are staff',
      'Answer 401 with { "status": "UNAUTHORIZED" }.',
    )
  else if (stranger?.status === 401) judgeRefusal(stranger, 'PREVIEW-3', find)
  if (!session.visitor.has('staffAuth')) return session.skip('checkAuth', NEEDS_STAFF)
  await session.ask('checkAuth')
}

async function checkTests(session: Session): Promise<void> {
  if (!session.visitor.has('staffAuth')) return session.skip('getTestsAt', NEEDS_STAFF)
  await session.ask('getTestsAt', { query: { time: new Date().toISOString() } })
}
