/** Waits of tests in a browser: in real time, whatever clock a test has installed. */
import { select, textOf } from './find.ts'

const { setTimeout: later, requestAnimationFrame: nextFrame } = window
const realClock = { now: performance.now.bind(performance) }
const LIMIT_MS = 30_000

/** A moment of 5 ms. */
export const moment = () => new Promise<void>((resolve) => later.call(window, resolve, 5))

const { port1, port2 } = new MessageChannel()
port1.start()

/** The next task; nested timers would be throttled. */
export const nextTask = () =>
  new Promise<unknown>((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port2.postMessage(0)
  })

/** The next frame, or so many ms: some browsers draw none of a page that nobody sees. */
const frameWithin = (ms: number) =>
  new Promise<void>((resolve) => {
    nextFrame.call(window, () => resolve())
    later.call(window, resolve, ms)
  })

/** The next frame, or 50 ms where a browser draws none. */
export const frame = () => frameWithin(50)

/** Resolves when nothing moves any more: when all animations that have an end have ended, those that follow them too. */
export async function rest(): Promise<void> {
  for (;;) {
    // An element that has just changed starts to move in the next frame.
    await frame()
    await frame()
    const roots = select(document, '*').flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const animations = [document, ...roots].flatMap((root) => root.getAnimations())
    const running = animations.filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
    if (running.length === 0) return
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}

/** Resolves when something is so, with what it returns. @throws after 30 s, with what was waited for. */
export async function until<Found>(
  isSo: () => Found | Promise<Found>,
  what = String(isSo),
): Promise<NonNullable<Found>> {
  const end = realClock.now() + LIMIT_MS
  for (;;) {
    const found = await isSo()
    if (found) return found
    if (realClock.now() > end)
      throw new Error(`Not so after ${LIMIT_MS / 1000} s: ${what}\nThe page: ${textOf(document.body)}`)
    await frame()
  }
}

/** Resolves when a value is the same in two frames, such as the place of what moves or scrolls. */
export async function stops(value: () => unknown): Promise<void> {
  let before = value()
  const isSame = async () => {
    // A busy browser draws late.
    await frameWithin(500)
    const last = before
    before = value()
    return before === last
  }
  await until(isSame, `does not change any more: ${value}`)
}
