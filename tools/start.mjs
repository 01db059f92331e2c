/** Builds, then serves the demo shop until it is stopped; PORT and CDN_PORT choose other ports. */
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { root } from './paths.mjs'

await build()
const server = spawn(process.execPath, ['--import', 'tsx', root('demo/main.ts')], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
