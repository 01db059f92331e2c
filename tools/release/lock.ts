/** One release at a time in a place (DELIVERY-48). */

import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** How a place keeps the signs of those who are at work in it. What is listed must be up to date. */
export interface Signs {
  put(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** All that begin with `.lock-`, and how long ago they were put up. */
  list(): Promise<{ name: string; ageMs: number }[]>
}

/** A process of another host can't be looked at: its sign, which it renews, counts for this long. */
const FOREIGN_SIGN_MS = 10 * 60_000
const RENEWAL_MS = 60_000
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

/** Whether the process of a sign may still be at work. */
function isHeld({ name, ageMs }: { name: string; ageMs: number }): boolean {
  const [, of = '', pid = '', start = ''] = /^\.lock-([\w-]*?)-(\d+)-(\d*)$/.exec(name) ?? []
  return of === host ? isRunning(Number(pid), start) : ageMs < FOREIGN_SIGN_MS
}

/**
 * Runs alone in a place. Each process puts up a sign of its own and then looks for those of others, so that of two at least
 * one sees the other; the one with the smaller name then waits, the other takes its sign down until it is alone. Signs of
 * processes that have been killed are removed.
 *
 * @throws when another release does not end within two minutes.
 */
export async function alone<Result>(signs: Signs, where: string, run: () => Promise<Result>): Promise<Result> {
  const own = `.lock-${host}-${process.pid}-${startOf(process.pid)}`
  const others = async () => {
    const held: string[] = []
    for (const sign of await signs.list()) {
      if (sign.name === own) continue
      if (isHeld(sign)) held.push(sign.name)
      else await signs.remove(sign.name)
    }
    return held
  }
  const renewal = setInterval(() => void signs.put(own).catch(() => {}), RENEWAL_MS)
  const end = Date.now() + WAIT_MS
  try {
    for (;;) {
      await signs.put(own)
      const held = await others()
      if (held.length === 0) return await run()
      if (Date.now() > end) throw new Error(`Another release is at work in ${where} (${held.join(', ')}).`)
      if (held.some((other) => other < own)) await signs.remove(own)
      await pause(20 + Math.random() * 80)
    }
  } finally {
    clearInterval(renewal)
    await signs.remove(own)
  }
}
