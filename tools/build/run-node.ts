import { spawn } from 'node:child_process'

/** Runs Node in a process of its own, which prints where this one does; rejects with the message where its exit code is not 0. */
export function runNode(args: readonly string[], message: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(message))))
  })
}
