/** `npm start`: builds what is needed, then serves the demo shop until it is stopped; PORT and CDN_PORT choose other ports. */
import { spawn } from 'node:child_process'
import { build } from './build.ts'
import { root } from './paths.ts'

await build({ isWhole: false })
const server = spawn(process.execPath, ['--import', 'tsx', root('demo/main.ts')], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
