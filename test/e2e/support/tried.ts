import { spawn } from 'node:child_process'
import { COMMAND } from '../../../packages/service/test/runtimes.ts'
import { freePort } from '../../../tools/engines/free-port.ts'
import type { Running } from './release.ts'

/** Starts `npx shop-elements try`; resolves with the address that it prints. */
export async function tried(...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [COMMAND, 'try', ...args, '--port', `${await freePort()}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`It has ended with ${code}.`)))
    child.stdout.on('data', (text) => {
      const [url] = /^http:\S+/m.exec(`${text}`) ?? []
      if (url) resolve({ url, close: () => void child.kill() })
    })
  })
}
