import { statSync } from 'node:fs'
import { root } from '../paths.ts'

/** These take long, though they are short to read. */
const LONG = [
  'packages/release/test/release-broken.test.ts',
  'packages/release/test/release-bucket.test.ts',
  'test/e2e/hosts/hosts-full.test.ts',
  'test/e2e/hosts/lighthouse.test.ts',
  'test/e2e/controls.test.ts',
  'test/e2e/field.test.ts',
  'test/e2e/engines/firefox.test.ts',
  'test/e2e/engines/webkit.test.ts',
  'test/e2e/engines/chromium.test.ts',
  'test/e2e/gallery.test.ts',
  'packages/upkeep/test/e2e/pictures.test.ts',
  'packages/site/test/e2e/site.test.ts',
  'test/e2e/transcripts.test.ts',
  'packages/service/test/e2e/wordpress.test.ts',
  'test/simulation/simulation.test.ts',
  'test/view/one-view.test.tsx',
]

/** Sorts test files by how long they take, estimated by their size: those that run beside each other are to end at the same time. */
export function longestFirst(files: readonly string[]): string[] {
  const size = (file: string) => statSync(root(file)).size
  const isLong = (file: string) => Number(LONG.includes(file))
  return [...files].sort((a, b) => isLong(b) - isLong(a) || size(b) - size(a))
}
