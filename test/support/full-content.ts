/** A header and a footer with full content: what the demo shop's services answer. */
import { join } from 'node:path'
import { startDemo } from '../../demo/server.ts'
import { answersOf } from '../e2e/support/content.ts'
import { ROOT } from '../e2e/support/release.ts'

export const { renderFragment }: typeof import('../../src/render/render.ts') = await import(
  join(ROOT, 'dist/render.js')
)

const demo = await startDemo()
export const content = await answersOf(demo.url, 'DE', ['~header_top', 'home_top', 'phase'])
await demo.close()

/** The attributes of a header with two campaigns and its benefits. */
export const HEADER = { site: 'DE', 'top-banner': 'home_top', 'pi-teaser': 'phase' }
export const FOOTER = { site: 'DE' }
