/** Entry point of `npm start`, which builds before. */
import { parseForwards } from '../packages/shop/forward.ts'
import { startDemo } from './server.ts'

const port = Number(process.env.PORT ?? 8080)
const cdnPort = Number(process.env.CDN_PORT ?? port + 1)

try {
  const forwards = parseForwards(process.env.FORWARD)
  const { url, cdnUrl } = await startDemo({
    port,
    cdnPort,
    host: process.env.HOST ?? '127.0.0.1',
    hasContent: true,
    forwards,
  })
  console.log(
    `\nThe demo shop:      ${url}\nIts CDN (dist/):    ${cdnUrl}\nThe documentation:  ${cdnUrl}/docs/\nStop it with Ctrl+C.\n`,
  )
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} or ${cdnPort} is taken: choose others by PORT and CDN_PORT.` : error)
  process.exit(1)
}
