import { spawn } from 'node:child_process'
import { ROOT } from '../../e2e/support/release.ts'

/** Starts a program in Node; `done` resolves with its exit code, and all that it has printed. */
export function start(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const done = new Promise<{ status: number | null; output: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, output })),
  )
  return { child, done }
}
