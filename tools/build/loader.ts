import { TAGS } from '../../src/page/configuration/tags.ts'
import { bundle } from './bundle.ts'
import { importsOf, liveFile } from './imports-of.ts'
import { replaced } from './replaced.ts'

/** What the loader preloads: the files of dist/, each listed once, by tag the indexes of its files, and the live layer's. */
function describeGraph(): string {
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const imports = Object.fromEntries(TAGS.map((tag) => [tag, importsOf(`elements/${tag}.js`).map(indexOf)]))
  return JSON.stringify({ files, imports, live: liveFile() })
}

/** On its own, so that nothing it shares with an element puts a chunk between it and the page. Bundled after the elements, which it names. */
export const loader = bundle({
  name: 'loader',
  input: { 'shop-elements': 'src/loader/loader.ts' },
  hasMap: true,
  last: [replaced({ __SHOP_ELEMENTS_GRAPH__: describeGraph })],
})
