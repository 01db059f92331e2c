/** `npm run build -w packages/site` writes the documentation site into dist-docs/, which a release publishes beside its code. */
import { build } from '../../tools/build.ts'
import { step } from '../../tools/step.ts'

await build()
const { buildSite } = await import('./build.ts')
await step('wrote dist-docs/', () => buildSite())
