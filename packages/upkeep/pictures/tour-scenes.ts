/**
 * The tour of docs/tour.md, step by step: paint, first touch, a change that fails, and its way back; and the picture at the top of
 * README.md.
 */
import type { HTTPRequest, Page } from 'puppeteer-core'
import { elementsLive, elementsReady, waitForElement } from '../../../tools/engines/page-waits.ts'
import { addressOf, post, requestsEnded, type Scene, type Shot } from './scene.ts'

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const MINICART = 'shop-header >>> .flyout__panel shop-minicart >>> '

/** `pending`: as many requests may wait for an answer meanwhile. */
const step = (name: string, show: Shot['show'], pending = 0): Shot => ({
  name: `tour-${name}`,
  alone: 'shop-header',
  region: inHeader(':is(.header, .flyout__panel, .flyout-frame__panel)'),
  show,
  pending,
})

/** Requests of a page that wait for their answer, and which of them do. */
const held = new WeakMap<Page, { requests: HTTPRequest[]; addresses: RegExp }>()

/** Holds all that is requested from now on: the code first, later the change of the cart. */
async function holdRequests(page: Page): Promise<void> {
  held.set(page, { requests: [], addresses: /./ })
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const holding = held.get(page)
    if (holding?.addresses.test(request.url())) holding.requests.push(request)
    else request.continue()
  })
}

async function answerHeld(page: Page, answer: (request: HTTPRequest) => Promise<void>): Promise<void> {
  const { requests = [] } = held.get(page) ?? {}
  held.delete(page)
  await Promise.all(requests.map(answer))
}

/** The whole window: the shop below the header, with the open flyout. */
const SHOP: Scene = {
  path: '/?elements=off',
  async arrive(page, variant, url) {
    for (const add of ['reduced-article', 'article-of-dimensions']) await post(page, '/demo/cart', { add })
    await requestsEnded(page)
    await page.goto(`${url}${addressOf('/', variant)}`)
    await elementsReady(page)
  },
  shots: [
    {
      name: 'shop',
      alone: ':not(.demo-bar)',
      async show(page) {
        await page.evaluate(() => window.shopElements?.openFlyout('cart'))
        await waitForElement(page, `${MINICART}.minicart__summary`)
      },
    },
  ],
}

const deleteFirst = async (page: Page): Promise<void> => {
  await page.$eval(`${MINICART}.tile__delete`, (button) => (button as HTMLElement).click())
  await waitForElement(page, `${MINICART}.deleted-tile`)
}

const MANY = 50

export const TOUR_SCENES: readonly Scene[] = [
  SHOP,
  { path: '/?elements=off', async arrive() {}, shots: [step('painted', async () => {})] },
  {
    path: '/?elements=off',
    async arrive(page, variant, url) {
      for (const add of ['reduced-article', 'article-of-dimensions']) await post(page, '/demo/cart', { add })
      await requestsEnded(page)
      await page.goto(`${url}${addressOf('/', variant)}`)
      await elementsLive(page)
      await waitForElement(page, inHeader('.badge'))
    },
    shots: [
      step(
        'touched',
        async (page) => {
          // A picture of the header that is late would be held with them.
          await requestsEnded(page)
          await holdRequests(page)
          // From where no control is.
          await page.mouse.move(300, 10)
          await page.hover(inHeader('[part~=cart-icon]'))
          await waitForElement(page, inHeader('.flyout-frame:popover-open'))
        },
        MANY,
      ),
      step('filled', async (page) => {
        await answerHeld(page, (request) => request.continue())
        await waitForElement(page, `${MINICART}.minicart__summary`)
      }),
      step(
        'deleted',
        async (page) => {
          held.set(page, { requests: [], addresses: /\/api\/cart/ })
          await deleteFirst(page)
        },
        MANY,
      ),
      step('failed', async (page) => {
        await answerHeld(page, (request) =>
          request.respond({ status: 500, contentType: 'application/json', body: '{}' }),
        )
        await waitForElement(page, `${MINICART}.notification--error`)
      }),
      step('again', deleteFirst),
    ],
  },
]
