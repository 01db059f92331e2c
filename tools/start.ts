/** `npm start`: builds what is needed, then serves the demo shop until it is stopped; PORT and CDN_PORT choose other ports. */
import { build } from './build.ts'
import { isInstalled } from './paths.ts'

if (!isInstalled('service')) throw new Error('The demo shop needs the packages of the workspaces: run "npm ci".')
await build({ isWhole: false })
await import('../demo/main.ts')
