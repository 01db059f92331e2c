/**
 * Preloaded into a release (`--import`): kills it, or fills its disk, at one of the calls by which it changes the disk. What
 * is written just then is torn. BREAK_AT counts from 1; at the end of a whole run the number of calls is printed.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const CALLS = ['writeFileSync', 'copyFileSync', 'renameSync', 'rmSync', 'mkdirSync'] as const
const { BREAK_AT = '0', BREAK_BY = 'kill' } = process.env
const at = Number(BREAK_AT)
let calls = 0

const isOfRelease = (path: unknown) => String(path).includes(process.env.BREAK_IN ?? '')

for (const name of CALLS) {
  const original = fs[name] as (...args: unknown[]) => unknown
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (!isOfRelease(args[0]) && !isOfRelease(args[1])) return original(...args)
      calls += 1
      const isBroken = BREAK_BY === 'full' ? calls >= at && name !== 'rmSync' && name !== 'renameSync' : calls === at
      if (at === 0 || !isBroken) return original(...args)
      if (name === 'writeFileSync') original(args[0], String(args[1]).slice(0, String(args[1]).length / 2))
      if (name === 'copyFileSync') original.call(fs, args[0], args[1])
      if (BREAK_BY === 'kill') process.kill(process.pid, 'SIGKILL')
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    },
  })
}
syncBuiltinESMExports()
process.on('exit', () => console.log(`calls: ${calls}`))
