/** One release at a time in a folder (DELIVERY-48). */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const PREFIX = '.lock-'
/** A process of another host can't be looked at: its lock counts for this long. */
const FOREIGN_LOCK_MS = 10 * 60_000
const WAIT_MS = 120_000

const host = hostname().replace(/[^\w-]/g, '')

/** Tells a process from a later one with the same number, where the system says when it has started. */
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

/** Whether the process of a lock may still be at work; the lock of one that has been killed is removed. */
function isHeld(folder: string, name: string): boolean {
  const [, of = '', pid = '', start = ''] = /^\.lock-([\w-]*?)-(\d+)-(\d*)$/.exec(name) ?? []
  try {
    const isAlive =
      of === host ? isRunning(Number(pid), start) : Date.now() - statSync(join(folder, name)).mtimeMs < FOREIGN_LOCK_MS
    if (isAlive) return true
    rmSync(join(folder, name), { force: true })
  } catch {
    // Gone meanwhile.
  }
  return false
}

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/**
 * Runs alone in a folder. Each process puts up a sign of its own and then looks for those of others, so that of two at least
 * one sees the other; the one with the smaller name then waits, the other takes its sign down until it is alone.
 *
 * @throws when another release does not end within two minutes.
 */
export function withLock<Result>(folder: string, run: () => Result): Result {
  mkdirSync(folder, { recursive: true })
  const name = `${PREFIX}${host}-${process.pid}-${startOf(process.pid)}`
  const sign = join(folder, name)
  const others = () =>
    readdirSync(folder).filter((other) => other.startsWith(PREFIX) && other !== name && isHeld(folder, other))
  const end = Date.now() + WAIT_MS
  try {
    for (;;) {
      writeFileSync(sign, '')
      const held = others()
      if (held.length === 0) return run()
      if (Date.now() > end) throw new Error(`Another release is at work in ${folder} (${held.join(', ')}).`)
      if (held.some((other) => other < name)) rmSync(sign, { force: true })
      pause(20 + Math.random() * 80)
    }
  } finally {
    rmSync(sign, { force: true })
  }
}
