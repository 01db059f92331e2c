/** Takes pictures, compares them with the accepted ones or accepts them, and writes the report. */
import type { Browser } from 'puppeteer-core'
import { startDemo } from '../../demo/server.ts'
import {
  acceptInto,
  CORE_FOLDER,
  compareWith,
  type Judge,
  OWN_FOLDER,
  prepareFolders,
  removeOthers,
} from './accepted.ts'
import { launchBrowser, openPage, takePicture } from './camera.ts'
import { CLOCK, setClock } from './clock.ts'
import { CORE } from './core.ts'
import { writeMadeWith } from './made-with.ts'
import { lineOf, type Outcome, writeReport } from './report.ts'
import { addressOf } from './scene.ts'
import { namesOf, type Visit, visitsFor } from './visits.ts'

export interface PicturesOptions {
  isCore?: boolean
  /** A part of the names; all by default. */
  only?: string
  isAccepting?: boolean
  /** How many browsers work at once. */
  browsers?: number
}

export interface PicturesResult {
  outcomes: Outcome[]
  /** Path of the page that shows what differs. */
  report: string
}

/** @throws {Error} if the core names a picture that no scene takes. */
export async function takePictures(options: PicturesOptions = {}): Promise<PicturesResult> {
  const { isCore = false, only = '', isAccepting = false, browsers = 1 } = options
  const folder = isCore ? CORE_FOLDER : OWN_FOLDER
  const visits = visitsFor((name) => (!isCore || CORE.includes(name)) && name.includes(only))
  const names = namesOf(visits)
  const unknown = CORE.filter((name) => isCore && name.includes(only) && !names.includes(name))
  if (unknown.length > 0) throw new Error(`core.ts names pictures that no scene takes: ${unknown.join(', ')}.`)
  prepareFolders(folder)

  const judge = isAccepting ? acceptInto(folder) : compareWith(folder)
  const outcomes: Outcome[] = []
  await withShop(browsers, async (browser, url) => {
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      for (const outcome of await outcomesOf(visit, { browser, url, judge })) {
        outcomes.push(outcome)
        if (outcome.kind !== 'same') console.log(lineOf(outcome))
      }
    }
  })
  if (isAccepting && isCore) writeMadeWith()
  if (isAccepting && !only) removeOthers(folder, names)
  outcomes.sort((a, b) => a.name.localeCompare(b.name))
  return { outcomes, report: writeReport(outcomes, folder) }
}

/** Runs the demo shop, with the clock of the pictures, and some browsers. */
async function withShop(count: number, work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const restoreClock = setClock(CLOCK)
  const demo = await startDemo()
  const browsers = await Promise.all(Array.from({ length: count }, launchBrowser))
  try {
    await Promise.all(browsers.map((browser) => work(browser, demo.url)))
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()))
    await demo.close()
    restoreClock()
  }
}

interface Studio {
  browser: Browser
  url: string
  judge: Judge
}

/** The page of a scene did not become ready: none of its pictures can be taken. */
class NotReady extends Error {}

/** Takes all pictures of a visit. One that fails is tried once more by a new visitor, who takes the rest too. */
async function outcomesOf(visit: Visit, studio: Studio): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let failures = 0
  while (outcomes.length < visit.shots.length) {
    const before = outcomes.length
    try {
      await takeRest(visit, studio, outcomes)
    } catch (error) {
      failures = outcomes.length > before ? 1 : failures + 1
      if (failures < 2) continue
      const rest = visit.shots.slice(outcomes.length)
      const failed = error instanceof NotReady ? rest : rest.slice(0, 1)
      outcomes.push(...failed.map(({ name }): Outcome => ({ name, kind: 'failed', error: String(error) })))
      failures = 0
    }
  }
  return outcomes
}

/** Adds an outcome for each picture that has none yet. */
async function takeRest({ scene, variant, shots }: Visit, { browser, url, judge }: Studio, outcomes: Outcome[]) {
  const page = await openPage(browser, variant)
  try {
    try {
      await page.goto(`${url}${addressOf(scene.path, variant)}`)
      await scene.arrive(page, variant, url)
    } catch (error) {
      throw new NotReady(`${scene.path} is not ready: ${error}`, { cause: error })
    }
    for (const { name, shot } of shots.slice(outcomes.length)) {
      const picture = await takePicture(page, shot, variant, (taken) => judge.isAccepted(name, taken))
      outcomes.push(judge.judge(name, picture))
    }
  } finally {
    await page.browserContext().close()
  }
}
