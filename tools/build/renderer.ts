import { bundle } from './bundle.ts'

/** For Node and for edge workers, with all it needs: what the build renders the fragments by is what the package gives to others. */
export const renderer = bundle({
  name: 'renderer',
  input: { render: 'src/render/render.ts' },
  // React's renderer without Node's streams, which runs in both.
  resolve: { browser: false, exportConditions: ['workerd'] },
  output: { inlineDynamicImports: true },
})
