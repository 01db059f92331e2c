/** One page of the fleet: as it is, or beside a version that is to come. */
import type { VisitBrowser } from '../visit/browser.ts'
import { type Difference, differencesOf } from '../visit/differences.ts'
import { errorsOf } from '../visit/errors.ts'
import type { Visit } from '../visit/visit.ts'
import { type Visited, type VisitOptions, visitPage } from '../visit/visit-page.ts'
import { visitTried } from '../visit/visit-tried.ts'

export interface Looked {
  url: string
  /** The width of the window, in px. */
  width: number
  /** Why the page could not be looked at. */
  failure?: string
  visit?: Visit
  /** With the version that is to come. */
  candidate?: Visit
  differences?: Difference[]
  /** Reasons for which the page counts as bad: without any it is fine. */
  problems: { text: string; remedy?: string }[]
}

/** Pictures by what they show. */
export type Pictures = Readonly<Record<string, Uint8Array | undefined>>

type Options = Omit<VisitOptions, 'url'>
interface Found {
  looked: Looked
  pictures: Pictures
}

export async function lookAt(browser: VisitBrowser, url: string, options: Options): Promise<Found> {
  const { visit, failure, picture } = await visitPage(browser, { ...options, url })
  if (!visit) return { looked: failed(url, options, `${failure}`), pictures: {} }
  return { looked: { url, width: options.width, visit, problems: errorsOf(visit) }, pictures: { page: picture } }
}

/**
 * Both visits go through the proxy, so that both have the same kind of host. Something may be worse by chance, on a page with
 * advertisements: what is worse twice counts.
 */
export async function lookBeside(
  browser: VisitBrowser,
  url: string,
  candidate: string,
  options: Options,
): Promise<Found> {
  const first = await visitTwice(browser, url, candidate, options)
  const { visit, failure } = first.looked
  if (isFine(first.looked) || !visit || failure === NO_LOADER) return first
  const second = await visitTwice(browser, url, candidate, options)
  const again = new Set(second.looked.differences?.filter(({ isWorse }) => isWorse).map(({ key }) => key))
  const { differences, ...others } = first.looked
  if (!differences || !second.looked.differences) return second
  const counted = differences.map((one) => ({ ...one, isWorse: one.isWorse && again.has(one.key) }))
  return { ...first, looked: { ...others, differences: counted, problems: worseOf(counted) } }
}

export const isFine = ({ problems }: Looked): boolean => problems.length === 0

async function visitTwice(browser: VisitBrowser, url: string, candidate: string, options: Options): Promise<Found> {
  const tried = { url: new URL(url), tagOf: async () => '', hasCookies: true }
  const before = await visitTried(browser, tried, options)
  if (!before.visit) return { looked: failed(url, options, `${before.failure}`), pictures: {} }
  const after = await visitTried(browser, { ...tried, version: candidate }, options)
  const pictures = { page: before.picture, candidate: after.picture }
  if (!after.visit) {
    const failure = `with the candidate ${after.failure}`
    return { looked: { ...failed(url, options, failure), visit: before.visit }, pictures }
  }
  if (!after.changes.some((one) => one.startsWith('The loader ')))
    return { looked: { ...failed(url, options, NO_LOADER), visit: before.visit }, pictures }
  const differences = differencesOf(before.visit, after.visit)
  const looked = { url, width: options.width, visit: before.visit, candidate: after.visit, differences }
  return { looked: { ...looked, problems: worseOf(differences) }, pictures }
}

const NO_LOADER = 'has no loader that could be replaced'

const worseOf = (differences: readonly Difference[]) =>
  differences.filter(({ isWorse }) => isWorse).map(({ text }) => ({ text }))

const failed = (url: string, { width }: Options, failure: Visited['failure'] & string): Looked => ({
  url,
  width,
  failure,
  problems: [{ text: failure }],
})
