/** One release at a time in a store (DELIVERY-48). */

import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** How a store keeps lock files. What is listed must be up to date. */
export interface LockFiles {
  /** Creates a lock file, or renews it: its age is 0 again. */
  put(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** All that begin with `.lock-`, and how long ago they were put. */
  list(): Promise<{ name: string; ageMs: number }[]>
}

/** Whether a process of another host runs can't be seen: its lock is a lease, which it renews, and which expires after this time. */
const LEASE_MS = 10 * 60_000
const RENEWAL_MS = 60_000
const TIMEOUT_MS = 120_000

const host = hostname().replace(/[^\w-]/g, '')

/** Distinguishes a process from a later one with the same number, where the system says when it has started. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isRunning(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startOf(pid) === start
}

/** Whether a lock counts: its owner runs, or its lease has not expired. */
function isHeld({ name, ageMs }: { name: string; ageMs: number }): boolean {
  const [, owner = '', pid = '', start = ''] = /^\.lock-([\w-]*?)-(\d+)-(\d*)$/.exec(name) ?? []
  return owner === host ? isRunning(Number(pid), start) : ageMs < LEASE_MS
}

/**
 * Runs while no other process has a lock in a store. Each process puts a lock file of its own and then lists those of others,
 * so that of two at least one sees the other; the one with the smaller name then waits, the other removes its lock and tries
 * again. Stale locks, of processes that have been killed, are removed.
 *
 * @throws when another release does not end within two minutes.
 */
export async function withLock<Result>(files: LockFiles, where: string, run: () => Promise<Result>): Promise<Result> {
  const own = `.lock-${host}-${process.pid}-${startOf(process.pid)}`
  const otherLocks = async () => {
    const held: string[] = []
    for (const lock of await files.list()) {
      if (lock.name === own) continue
      if (isHeld(lock)) held.push(lock.name)
      else await files.remove(lock.name)
    }
    return held
  }
  const renewal = setInterval(() => void files.put(own).catch(() => {}), RENEWAL_MS)
  const deadline = Date.now() + TIMEOUT_MS
  try {
    for (;;) {
      await files.put(own)
      const held = await otherLocks()
      if (held.length === 0) return await run()
      if (Date.now() > deadline) throw new Error(`Another release is running in ${where} (${held.join(', ')}).`)
      if (held.some((other) => other < own)) await files.remove(own)
      await pause(20 + Math.random() * 80)
    }
  } finally {
    clearInterval(renewal)
    await files.remove(own)
  }
}
