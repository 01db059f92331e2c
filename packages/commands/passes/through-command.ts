/** A command that reads HTML and writes HTML, within bounds (PASSES-5). */
import { spawn } from 'node:child_process'

/** A page of ours has a hundredth of that. */
const MAX_BYTES = 20_000_000
const MAX_ERROR = 2000

/**
 * The output of the command. One that ends with another code than 0 and has written something has only warned, as HTML Tidy does.
 *
 * @throws {Error} for a command that fails, does not end in time, or writes too much.
 */
export function throughCommand(command: string, html: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that all that the shell has started ends with it.
    const child = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe' })
    const parts: Buffer[] = []
    let [length, said] = [0, '']
    const end = () => {
      try {
        if (child.pid && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL')
        else child.kill('SIGKILL')
      } catch {
        // It has ended meanwhile.
      }
    }
    const fail = (reason: string) => {
      clearTimeout(timer)
      end()
      reject(new Error(`The command ${reason}${said ? `:\n${said.trim()}` : '.'}`))
    }
    const timer = setTimeout(() => fail(`has not ended after ${timeoutMs / 1000} s`), timeoutMs)
    child.on('error', ({ message }) => fail(`can't be started: ${message}`))
    child.stdout.on('data', (part: Buffer) => {
      length += part.length
      if (length > MAX_BYTES) fail(`has written more than ${MAX_BYTES} bytes`)
      else parts.push(part)
    })
    child.stderr.on('data', (part: Buffer) => {
      said = (said + part).slice(0, MAX_ERROR)
    })
    // One that does not read its input closes it.
    child.stdin.on('error', () => {})
    child.on('close', (code, signal) => {
      if (code !== 0 && length === 0) return fail(`has failed (${signal ?? `code ${code}`}) and written nothing`)
      clearTimeout(timer)
      resolve(Buffer.concat(parts).toString('utf8'))
    })
    child.stdin.end(html)
  })
}
