/** `npm run dev`: the demo shop from source, until it is stopped. A saved file is seen in the browser within a second. */
import { startDev } from './dev/server.ts'
import { seconds } from './step.ts'

const started = performance.now()
const port = Number(process.env.PORT ?? 8080)
const server = await startDev({ port, cdnPort: Number(process.env.CDN_PORT ?? port + 1) })
console.log(
  `\nThe demo shop from source, after ${seconds(performance.now() - started)}: ${server.url}\nStop it with Ctrl+C.\n`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.close().then(() => process.exit()))
