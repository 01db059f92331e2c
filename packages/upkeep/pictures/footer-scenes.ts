/** The footer, the newsletter, and the preview of staff. */
import type { Page } from 'puppeteer-core'
import {
  elementsLive,
  elementsReady,
  footerReady,
  waitForElement,
  waitForText,
} from '../../../tools/engines/page-waits.ts'
import { CLOCK } from './clock.ts'
import { addressOf, post, requestsEnded, type Scene } from './scene.ts'

const BOX = 'shop-footer >>> .footer__newsletter'
const FORM = `${BOX} shop-newsletter >>> `
const MANAGE = 'main shop-newsletter'
const PREVIEW = 'shop-preview >>> '
const EMAIL = 'anna@mail.example'
const DAY_MS = 86_400_000

/** All fields of the form that some country asks for; the others are skipped. */
const PERSON = { salutation: 'MRS', firstName: 'Anna', lastName: 'Kovács' }

async function openForm(page: Page): Promise<void> {
  await waitForElement(page, `${FORM}[name=email]`)
  const isEmpty = await page.$eval(`${FORM}[name=email]`, (field) => (field as HTMLInputElement).value === '')
  if (isEmpty) await page.type(`${FORM}[name=email]`, EMAIL)
  await waitForElement(page, `${FORM}[name=legals]`)
}

async function signUp(page: Page): Promise<void> {
  await openForm(page)
  for (const [name, value] of Object.entries(PERSON)) {
    if (!(await page.$(`${FORM}[name=${name}]`))) continue
    if (name === 'salutation') await page.select(`${FORM}[name=${name}]`, value)
    else await page.type(`${FORM}[name=${name}]`, value)
  }
  await page.$eval(`${FORM}[name=legals]`, (box) => (box as HTMLElement).click())
  await page.$eval(`${FORM}form`, (form) => (form as HTMLFormElement).requestSubmit())
  await waitForElement(page, `${FORM}.notification--success`)
}

/** Subscribes by the service, and returns the token of the mail. */
async function subscribe(page: Page): Promise<string> {
  const service = '/service/newsletter/api/internal/newsletter-subscribers'
  await post(page, service, { email: EMAIL, ...PERSON, consents: [], origin: 'onsite', originAddition: 'subsite' })
  return page.evaluate(async (path) => {
    const [mail] = await (await fetch('/demo/mails')).json()
    await fetch(`${path}/${mail.token}/doi`, { method: 'PUT' })
    return mail.token as string
  }, service)
}

const pressSettings = (page: Page) =>
  page.$eval(`${PREVIEW}.preview__actions button`, (button) => (button as HTMLElement).click())

export const FOOTER_SCENES: readonly Scene[] = [
  {
    path: '/',
    async arrive(page) {
      await elementsReady(page)
      await footerReady(page)
    },
    shots: [
      {
        name: 'footer',
        alone: 'shop-footer',
        region: 'shop-footer >>> .footer',
        show: (page) => waitForElement(page, `${FORM}form`),
      },
      { name: 'newsletter-form', alone: 'shop-footer', region: BOX, show: openForm },
      { name: 'newsletter-success', alone: 'shop-footer', region: BOX, show: signUp },
    ],
  },
  {
    // In another theme than the fragment's, light, and with content of its service, the footer would wake.
    path: '/cart?fault=promotion:404',
    arrive: elementsLive,
    shots: [{ name: 'newsletter-painted', alone: 'shop-footer', region: BOX, async show() {} }],
  },
  {
    // Without scripts, which may begin a request late, when the page is left.
    path: '/subscribenewsletter?elements=off',
    async arrive(page, variant, url) {
      const token = await subscribe(page)
      await requestsEnded(page)
      await page.goto(`${url}${addressOf(`/subscribenewsletter?mode=manage&token=${token}`, variant)}`)
      await elementsReady(page)
    },
    shots: [
      {
        name: 'newsletter-manage',
        alone: 'main',
        region: MANAGE,
        show: (page) => waitForElement(page, `${MANAGE} >>> [name=COFFEE]`),
      },
    ],
  },
  {
    path: '/?staff=on',
    async arrive(page) {
      await elementsReady(page)
      await waitForElement(page, `${PREVIEW}.preview`)
    },
    shots: [
      { name: 'preview', alone: 'shop-preview', region: `${PREVIEW}.preview`, async show() {} },
      {
        name: 'preview-dialog',
        alone: 'shop-preview',
        region: `${PREVIEW}dialog`,
        async show(page) {
          await pressSettings(page)
          await waitForText(page, `${PREVIEW}form`, 'Active tests found.')
        },
      },
    ],
  },
  {
    path: '/?staff=on&elements=off',
    async arrive(page, variant, url) {
      await post(page, '/service/preview/api/token', { previewDateTime: new Date(CLOCK + 7 * DAY_MS).toISOString() })
      await requestsEnded(page)
      await page.goto(`${url}${addressOf('/', variant)}`)
      await elementsReady(page)
    },
    shots: [
      {
        name: 'preview-of-date',
        alone: 'shop-preview',
        region: `${PREVIEW}.preview`,
        show: (page) => waitForElement(page, `${PREVIEW}.preview--on`),
      },
    ],
  },
]
