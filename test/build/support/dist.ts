/** The build that the tests look at. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../e2e/support/release.ts'

export const dist = (file: string): string => join(ROOT, 'dist', file)
export const read = (file: string): string => readFileSync(dist(file), 'utf8')
export const manifest = JSON.parse(read('manifest.json'))
export const { renderFragment } = (await import(dist('render.js'))) as typeof import('../../../src/render/render.ts')

export const styleOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
