/** `npm start`: builds what is needed, then serves the demo shop until it is stopped; PORT and CDN_PORT choose other ports. */
import { build } from './build.ts'

await build({ isWhole: false })
await import('../demo/main.ts')
