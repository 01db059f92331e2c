/**
 * Pictures in several engines, beside each other on one page. Engines draw text and native controls differently, so nothing is
 * compared by pixels: a person looks at them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Setting, startSetting } from '../../test/e2e/engines/setting.ts'
import type { Engine } from '../engines/engines.ts'
import { root } from '../paths.ts'
import { ENGINE_SCENES, type EngineScene } from './engine-scenes.ts'
import { OUTPUT } from './report.ts'

const FOLDER = `${OUTPUT}/engines`
const WIDTHS = [375, 1440] as const
const HEIGHT = 900

export interface EnginePictures {
  taken: number
  failed: number
  /** Path of the page that shows them. */
  report: string
}

/** `only`: a part of the names. */
export async function takeEnginePictures(engines: readonly Engine[], only = ''): Promise<EnginePictures> {
  rmSync(root(FOLDER), { recursive: true, force: true })
  mkdirSync(root(FOLDER), { recursive: true })
  const scenes = Object.entries(ENGINE_SCENES).flatMap(([name, scene]) =>
    WIDTHS.map((width) => ({ name: `${name}-${width}`, width, scene })).filter((one) => one.name.includes(only)),
  )
  const report = `${FOLDER}/index.html`
  writeFileSync(root(report), pageOf(scenes.map(({ name }) => rowOf(name, engines)).join('\n')))
  const results = await Promise.all(
    engines.map(async (engine) => {
      const setting = await startSetting(engine)
      let failed = 0
      try {
        for (const { name, width, scene } of scenes)
          await takePicture(setting, scene, width, `${name}-${engine}`).catch((error) => {
            failed += 1
            console.log(`failed: ${name}-${engine}: ${error}`)
          })
      } finally {
        await setting.close()
      }
      return failed
    }),
  )
  const failed = results.reduce((sum, count) => sum + count, 0)
  return { taken: scenes.length * engines.length - failed, failed, report }
}

async function takePicture(
  setting: Setting,
  { path, height = HEIGHT, show }: EngineScene,
  width: number,
  name: string,
): Promise<void> {
  const page = await setting.visitor(width, height)
  await page.window.open(setting.url(path))
  await page.until('the page is there', () => document.readyState === 'complete')
  await show?.(page, width === WIDTHS[0])
  await page.rests()
  writeFileSync(root(`${FOLDER}/${name}.png`), await page.window.picture())
}

const rowOf = (name: string, engines: readonly Engine[]): string => {
  const figures = engines.map(
    (engine) => `<figure><figcaption>${engine}</figcaption><img src="${name}-${engine}.png" alt=""></figure>`,
  )
  return `<h2>${name}</h2><div>${figures.join('')}</div>`
}

const pageOf = (rows: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Engines beside each other</title>
<style>
body { font: 14px system-ui, sans-serif }
div { display: flex; gap: 8px; align-items: start }
figure { flex: 1; min-width: 0; margin: 0 }
img { max-width: 100%; outline: 1px solid #ccc }
</style>
${rows}
</html>
`
