/** Proves each rule of the layers by imports that break it, planted in a temporary folder. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { temporaryFolder } from '../../../test/e2e/support/release.ts'
import { root } from '../../../tools/paths.ts'
import { LAYERS, RULES, refusedImports } from '../layers.ts'
import { ALLOWED, KINDS, type Plant, REFUSED } from './support/planted-imports.ts'

describe('the layers', () => {
  const { path: folder, remove } = temporaryFolder()
  after(remove)
  /** By the importing file, the names of the rules that refuse its import. */
  const refusals = new Map<string, string[]>()
  let planted = 0

  function write(file: string, text: string): string {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text, { flag: 'a' })
    return file
  }

  /** Plants an import and returns its file, a new one where only a folder is named. */
  function plant([from, imported, kind = 'a value']: Plant): string {
    const file = extname(from) ? from : `${from}/planted-${planted++}.ts`
    if (!/^(src|locales|packages|demo|test|tools)\//.test(imported)) return write(file, KINDS[kind](imported))
    const target = write(extname(imported) ? imported : `${imported}/target.ts`, '')
    return write(file, KINDS[kind](`./${relative(dirname(file), target)}`))
  }

  const refusedFiles = Object.entries(REFUSED).flatMap(([rule, plants]) =>
    plants.map((one) => ({ rule, one, file: plant(one) })),
  )
  const allowedFiles = ALLOWED.map((one) => ({ one, file: plant(one) }))

  before(async () => {
    for (const name of ['packages', 'demo', 'test', 'tools']) mkdirSync(join(folder, name), { recursive: true })
    symlinkSync(root('node_modules'), join(folder, 'node_modules'))
    for (const { from, rule, cycle = [{ name: from }] } of await refusedImports(folder))
      for (const { name } of cycle) refusals.set(name, [...(refusals.get(name) ?? []), rule.name])
  })

  it('are the folders of src/', () => {
    const folders = readdirSync(root('src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    assert.deepEqual(
      folders.map(({ name }) => name).filter((name) => !LAYERS.includes(name)),
      [],
    )
  })

  it('have no rule without an import that breaks it', () => {
    assert.deepEqual(new Set(RULES.map(({ name }) => name)), new Set(Object.keys(REFUSED)))
  })

  for (const rule of Object.keys(REFUSED))
    it(`refuse: ${rule}`, () => {
      const missed = refusedFiles.filter((one) => one.rule === rule && !refusals.get(one.file)?.includes(rule))
      assert.deepEqual(
        missed.map(({ one }) => one),
        [],
      )
    })

  it('allow what the folders need', () => {
    assert.deepEqual(
      allowedFiles.filter(({ file }) => refusals.has(file)).map(({ one, file }) => [one, refusals.get(file)]),
      [],
    )
  })

  it('keep views from what only a browser has', () => {
    copyFileSync(root('biome.json'), join(folder, 'biome.json'))
    const names = ['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage']
    write('src/view/browser.ts', names.map((name) => `export const its_${name} = ${name}\n`).join(''))
    const biome = root('node_modules/@biomejs/biome/bin/biome')
    const options = ['--vcs-enabled=false', '--only=style/noRestrictedGlobals', '--reporter=github']
    const args = [biome, 'lint', ...options, 'src/view']
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    for (const name of names) assert.match(stdout, new RegExp(`global variable ${name}\\.`))
  })
})
