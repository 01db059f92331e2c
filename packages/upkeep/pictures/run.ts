/** Takes pictures, and compares them with the accepted ones or accepts them. */
import type { Browser } from 'puppeteer-core'
import { startDemo } from '../../../demo/server.ts'
import { accept, acceptedNames, clearOutput, compare, isAccepted } from './accepted.ts'
import { launchBrowser, openPage, takePicture } from './camera.ts'
import { CLOCK, setClock } from './clock.ts'
import { FOOTER_SCENES } from './footer-scenes.ts'
import { GALLERY_SCENE } from './gallery-scene.ts'
import { HEADER_SCENES } from './header-scenes.ts'
import { addressOf, type Scene, type Shot, type Variant, variantOf } from './scene.ts'
import { TOUR_SCENES } from './tour-scenes.ts'

/** One page of one visitor, and the pictures that are taken there. */
interface Visit {
  scene: Scene
  variant: Variant
  shots: { name: string; shot: Shot }[]
}

/**
 * Says what differs, is new or has failed, one line each.
 *
 * @throws {Error} for a name that no scene takes a picture of.
 */
export async function takePictures(names = acceptedNames(), isAccepting = false): Promise<string[]> {
  const visits = visitsFor(names)
  const taken = new Set(visits.flatMap(({ shots }) => shots.map(({ name }) => name)))
  const unknown = names.filter((name) => !taken.has(name))
  if (unknown.length > 0) throw new Error(`No scene takes these pictures: ${unknown.join(', ')}.`)
  clearOutput()
  const problems: string[] = []
  const restoreClock = setClock(CLOCK)
  const demo = await startDemo()
  const browser = await launchBrowser()
  try {
    for (const visit of visits) problems.push(...(await problemsOf(visit, browser, demo.url, isAccepting)))
  } finally {
    await browser.close()
    await demo.close()
    restoreClock()
  }
  return problems
}

function visitsFor(names: readonly string[]): Visit[] {
  const scenes = [GALLERY_SCENE, ...HEADER_SCENES, ...FOOTER_SCENES, ...TOUR_SCENES]
  return scenes.flatMap((scene) => {
    const visits = new Map<string, Visit>()
    for (const shot of scene.shots)
      for (const name of names) {
        const variant = variantOf(shot, name)
        if (!variant) continue
        const key = JSON.stringify(variant)
        visits.set(key, { scene, variant, shots: [...(visits.get(key)?.shots ?? []), { name, shot }] })
      }
    return [...visits.values()]
  })
}

/** A failure of the page, or of one picture, fails the rest of the visit too: later shots begin where earlier ones end. */
async function problemsOf(
  { scene, variant, shots }: Visit,
  browser: Browser,
  url: string,
  isAccepting: boolean,
): Promise<string[]> {
  const page = await openPage(browser, variant)
  const problems: string[] = []
  const left = [...shots]
  try {
    await page.goto(`${url}${addressOf(scene.path, variant)}`)
    await scene.arrive(page, variant, url)
    for (const { name, shot } of shots) {
      const picture = await takePicture(page, shot, variant, (now) => !isAccepting && isAccepted(name, now))
      left.shift()
      if (isAccepting) accept(name, picture)
      const difference = compare(name, picture)
      if (difference) problems.push(`${difference}: ${name}`)
    }
  } catch (error) {
    problems.push(...left.map(({ name }) => `failed: ${name}: ${error}`))
  } finally {
    await page.browserContext().close()
  }
  return problems
}
