/** Takes pictures, compares them with the accepted ones or accepts them, and writes the report. */
import type { Browser } from 'puppeteer-core'
import { startDemo } from '../../demo/server.ts'
import {
  acceptInto,
  compareWith,
  coreNames,
  FOLDERS,
  type Judge,
  prepareFolders,
  removeOthers,
  writeKind,
} from './accepted.ts'
import { launchBrowser, openPage, takePicture } from './camera.ts'
import { CLOCK, setClock } from './clock.ts'
import { FOOTER_SCENES } from './footer-scenes.ts'
import { GALLERY_SCENES } from './gallery-scenes.ts'
import { HEADER_SCENES } from './header-scenes.ts'
import { lineOf, type Outcome, writeReport } from './report.ts'
import { addressOf, pictureName, type Scene, type Shot, type Variant } from './scene.ts'

export interface WantedPictures {
  set: keyof typeof FOLDERS
  /** A part of the names; all by default. */
  only?: string
  /** How many browsers work at once. */
  browsers?: number
}

export interface TakenPictures {
  outcomes: Outcome[]
  /** Path of the page that shows what differs. */
  report: string
}

/** One page of one visitor, and the pictures that are taken there. */
interface Visit {
  scene: Scene
  variant: Variant
  shots: { name: string; shot: Shot }[]
}

export const differing = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ kind }) => kind !== 'same')

/** Compares with the accepted pictures. */
export const takePictures = (wanted: WantedPictures): Promise<TakenPictures> =>
  takeAll(wanted, compareWith(FOLDERS[wanted.set]))

/** Accepts what is taken, and removes accepted pictures that are no longer taken. */
export async function acceptPictures(wanted: WantedPictures): Promise<TakenPictures> {
  const taken = await takeAll(wanted, acceptInto(FOLDERS[wanted.set]))
  if (wanted.set === 'core') writeKind()
  else if (!wanted.only) removeOthers(taken.outcomes.map(({ name }) => name))
  return taken
}

/** @throws {Error} if the core has a picture that no scene takes. */
async function takeAll({ set, only = '', browsers = 1 }: WantedPictures, judge: Judge): Promise<TakenPictures> {
  const core = coreNames()
  const isWanted = (name: string) => (set === 'all' || core.includes(name)) && name.includes(only)
  const visits = visitsFor(isWanted)
  const names = visits.flatMap(({ shots }) => shots.map(({ name }) => name))
  const unknown = set === 'core' ? core.filter((name) => isWanted(name) && !names.includes(name)) : []
  if (unknown.length > 0) throw new Error(`No scene takes these pictures of ${FOLDERS.core}: ${unknown.join(', ')}.`)
  prepareFolders(FOLDERS[set])

  const outcomes: Outcome[] = []
  await withShop(browsers, async (browser, url) => {
    for (let visit = visits.shift(); visit; visit = visits.shift())
      for await (const outcome of outcomesOf(visit, browser, url, judge)) {
        outcomes.push(outcome)
        if (outcome.kind !== 'same') console.log(lineOf(outcome))
      }
  })
  outcomes.sort((a, b) => a.name.localeCompare(b.name))
  return { outcomes, report: writeReport(differing(outcomes), FOLDERS[set]) }
}

const visitsFor = (isWanted: (name: string) => boolean): Visit[] =>
  [...GALLERY_SCENES, ...HEADER_SCENES, ...FOOTER_SCENES]
    .flatMap((scene) =>
      scene.variants.map((variant) => {
        const shots = scene.shots.filter(({ isAt }) => !isAt || isAt(variant.width))
        const named = shots.map((shot) => ({ name: pictureName(shot, variant), shot }))
        return { scene, variant, shots: named.filter(({ name }) => isWanted(name)) }
      }),
    )
    .filter(({ shots }) => shots.length > 0)

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

/** Where the page, or one picture, fails, the rest of the visit does too: later shots begin where earlier ones end. */
async function* outcomesOf(
  { scene, variant, shots }: Visit,
  browser: Browser,
  url: string,
  judge: Judge,
): AsyncGenerator<Outcome> {
  const page = await openPage(browser, variant)
  const left = [...shots]
  try {
    await page.goto(`${url}${addressOf(scene.path, variant)}`)
    await scene.arrive(page, variant, url)
    for (const { name, shot } of shots) {
      const picture = await takePicture(page, shot, variant, (taken) => judge.isAccepted(name, taken))
      left.shift()
      yield judge.judge(name, picture)
    }
  } catch (error) {
    for (const { name } of left) yield { name, kind: 'failed', error: String(error) }
  } finally {
    await page.browserContext().close()
  }
}
