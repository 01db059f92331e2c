import { TAGS } from '../../src/page/configuration/tags.ts'
import { bundle } from './bundle.ts'
import { chunkNames } from './chunk-names.ts'
import { ownNatives } from './own-natives.ts'

/** The elements, a file for each tag, with the live layer and all chunks. */
export const elements = bundle({
  name: 'elements',
  input: {
    live: 'src/live/live.ts',
    ...Object.fromEntries(TAGS.map((tag) => [`elements/${tag}`, `src/elements/${tag}.ts`])),
  },
  hasMap: true,
  last: [ownNatives()],
  output: {
    entryFileNames: ({ name }) => (name.startsWith('elements/') ? '[name].js' : 'chunks/[name]-[hash].js'),
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: chunkNames(),
    hoistTransitiveImports: false,
  },
  // A tag's file may export what lazy code of its feature needs.
  options: { preserveEntrySignatures: 'allow-extension' },
})
