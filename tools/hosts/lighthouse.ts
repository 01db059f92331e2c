/** Lighthouse, which `installHostLibraries` installs. */
import type { Browser } from 'puppeteer-core'
import { root } from '../paths.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
export type Device = 'desktop' | 'mobile'

/** The parts of its module that we read. */
interface Lighthouse {
  default(url: string, flags: object, config: unknown): Promise<{ lhr: Result } | undefined>
  desktopConfig: unknown
}

interface Result {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { score: number | null }>
}

interface Report {
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** From 0 to 1 by id; null: it says something only, or does not apply. */
  audits: Record<string, number | null>
}

export const LIGHTHOUSE = root('tools/hosts/node_modules/lighthouse/core/index.js')

/** A page as its first visitor gets it. A phone is simulated: slow 4G, and a processor of a quarter of the speed. */
export async function lighthouseReport(browser: Browser, url: string, device: Device): Promise<Report> {
  const { default: lighthouse, desktopConfig }: Lighthouse = await import(LIGHTHOUSE)
  const port = Number(new URL(browser.wsEndpoint()).port)
  const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, disableFullPageScreenshot: true }
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `No report of ${url}`)
  const { categories, audits } = result.lhr
  const percent = (category: Category) => Math.round((categories[category].score ?? 0) * 100)
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, percent(category)])) as Report['scores'],
    audits: Object.fromEntries(Object.entries(audits).map(([id, { score }]) => [id, score])),
  }
}
