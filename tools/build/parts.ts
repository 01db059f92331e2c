import { bundle } from './bundle.ts'

/** dist/parts.js, which uses the application's React (PART-39). */
export const parts = bundle({
  name: 'parts',
  input: { parts: 'src/react/parts.ts' },
  options: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
})
