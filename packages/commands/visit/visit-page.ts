/** Opens a page in a context of its own, and gathers what it shows; a page that does not end is left (FLEET-2, FLEET-4). */
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, CDPSession, HTTPResponse, Page } from 'puppeteer-core'
import { TAGS } from '../../../src/page/configuration/tags.ts'
import type { VisitBrowser } from './browser.ts'
import { embeddedIn } from './embedded.ts'
import { askDoctor, askVersion, measure, watch } from './in-page.ts'
import { collectRequests, namedRequests, wokenBy } from './requests.ts'
import type { DoctorFinding, Visit } from './visit.ts'

export interface VisitOptions {
  url: string
  /** The width of the window, in px. */
  width: number
  /** After it the page is left. */
  deadlineMs: number
  /** By tag, the selector of what is measured where there is no such tag. */
  places?: Readonly<Record<string, string>>
  withPicture?: boolean
}

/** A failure, in words, or a visit. */
export interface Visited {
  failure?: string
  visit?: Visit
  /** A PNG of the top of the page. */
  picture?: Uint8Array
}

const HEIGHT = 900
const MAX_PICTURE_HEIGHT = 3000
/** The page is quiet when it has waited for nothing for so long; it is looked at after `MAX_QUIET_MS` at the latest. */
const QUIET_MS = 1000
const MAX_QUIET_MS = 5000
const WORLD = 'visit'

/** Never rejects for what a page does. */
export async function visitPage(browser: VisitBrowser, options: VisitOptions): Promise<Visited> {
  const held: string[] = []
  const ended = new AbortController()
  let context: BrowserContext | undefined
  try {
    context = await browser.newContext(held)
    return await Promise.race([
      look(context, held, options),
      wait(options.deadlineMs, { failure: `was not done after ${options.deadlineMs / 1000} s` }, ended),
    ])
  } catch (error) {
    const [line = ''] = `${error instanceof Error ? error.message : error}`.split('\n')
    return { failure: limited(line.replace(/ at https?:.*/, '')) }
  } finally {
    ended.abort()
    await context?.close().catch(() => {})
  }
}

async function look(context: BrowserContext, held: string[], options: VisitOptions): Promise<Visited> {
  const { url, width, withPicture = false, places = {} } = options
  const page = await context.newPage()
  await page.setViewport({ width, height: HEIGHT, isMobile: width < 768, hasTouch: width < 768 })
  await page.setBypassServiceWorker(true)
  const session = await page.createCDPSession()
  const requests = await collectRequests(session)
  const said = listen(page, held)
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()`, worldName: WORLD })
  const response = await page.goto(url, { waitUntil: 'load', timeout: 0 })
  const failure = await failureOf(response)
  if (failure !== undefined) return { failure }
  await requests.quiet(QUIET_MS, MAX_QUIET_MS)
  const version = await page.evaluate(askVersion)
  const { heightPx, ...measured } = await inWorld<ReturnType<typeof measure>>(session, measure, TAGS, places)
  const asked = namedRequests(requests.all(), page.url())
  const { errors, warnings } = said()
  const picture = withPicture ? await pictureOf(page, width, heightPx) : undefined
  const visit: Visit = {
    ...(typeof version === 'string' && { version: limited(version) }),
    embedded: embeddedIn((await response?.text()) ?? ''),
    ...measured,
    findings: version === undefined ? [] : findingsOf(await page.evaluate(askDoctor), page),
    layoutShift: Math.round(measured.layoutShift * 10_000) / 10_000,
    blockingMs: Math.round(measured.blockingMs),
    violations: measured.violations.map((text) => limited(withoutHost(text, page))),
    consoleErrors: errors,
    consoleWarnings: warnings,
    requests: asked,
    woken: wokenBy(asked),
    held: [...new Set(held)].map((one) => limited(withoutHost(one, page))),
  }
  return { visit, ...(picture && { picture }) }
}

async function failureOf(response: HTTPResponse | null): Promise<string | undefined> {
  if (!response) return 'has no answer'
  const type = response.headers()['content-type'] ?? ''
  if (response.status() >= 400) {
    // The proxy's words about a page that it can't show.
    const [line] = /^text\/plain/.test(type) ? (await response.text()).split('\n') : []
    return `answers ${response.status()}${line ? `: ${limited(line)}` : ''}`
  }
  return /html/i.test(type) ? undefined : `is no page: ${limited(type) || 'it has no content type'}`
}

/** Dismisses dialogs; collects what the page says in its console, without what comes of requests that were held back. */
function listen(page: Page, held: readonly string[]): () => { errors: string[]; warnings: string[] } {
  const all: { type: string; text: string; url: string }[] = []
  const add = (type: string, text: string, url = '') => {
    if (all.length < 200) all.push({ type, text, url })
  }
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
  page.on('console', (message) => add(message.type(), message.text(), message.location().url))
  page.on('pageerror', (error) => add('error', `Uncaught ${error instanceof Error ? error.message : error}`))
  const textsOf = (type: string) => {
    // Files that a policy blocks are told as such.
    const texts = all.filter((one) => one.type === type && !held.includes(one.url) && !POLICY.test(one.text))
    return [
      ...new Set(texts.map(({ text, url }) => limited(withoutHost(isOfUrl(text) ? `${text} ${url}` : text, page)))),
    ]
  }
  return () => ({ errors: textsOf('error'), warnings: textsOf('warn') })
}

const POLICY = /Content Security Policy/
const isOfUrl = (text: string) => text.startsWith('Failed to load resource')

/** Two visits of a page may have two ports. */
const withoutHost = (text: string, page: Page) => text.replaceAll(new URL(page.url()).origin, '')

const limited = (text: string) => text.slice(0, 500).replace(/\s+/g, ' ').trim()

/** Calls a function in the world of `watch`. */
async function inWorld<Result>(session: CDPSession, call: unknown, ...args: unknown[]): Promise<Result> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: WORLD,
  })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    expression: `(${call})(${args.map((one) => JSON.stringify(one)).join()})`,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(`The page can't be measured: ${exceptionDetails.text}`)
  return result.value
}

async function pictureOf(page: Page, width: number, heightPx: number): Promise<Uint8Array> {
  const height = Math.min(Math.max(heightPx, HEIGHT), MAX_PICTURE_HEIGHT)
  return page.screenshot({ type: 'png', clip: { x: 0, y: 0, width, height }, captureBeyondViewport: true })
}

/** Values that a page gives as the doctor's findings may be anything. */
function findingsOf(given: unknown, page: Page): DoctorFinding[] {
  if (!Array.isArray(given)) return []
  const textOf = (value: unknown) => limited(withoutHost(`${value}`, page))
  return given.slice(0, 100).map((one) => {
    const { code, message, remedy } = Object(one) as Record<string, unknown>
    return { code: limited(`${code}`), message: textOf(message), remedy: textOf(remedy) }
  })
}
