import { emulateMedia } from '@web/test-runner-commands'
import { type EngineName, LACKING } from './lacking.ts'

const { userAgent } = navigator
/** The browser engine that the tests run in. */
const engine: EngineName = userAgent.includes('Firefox/')
  ? 'Firefox'
  : userAgent.includes('Chrome/')
    ? 'Chromium'
    : 'WebKit'

/** A test that is skipped where an engine lacks what it needs; `npm test` lists it. */
export function itNeeds(what: keyof typeof LACKING, title: string, run: () => void | Promise<void>): void {
  const lacking: readonly EngineName[] = LACKING[what]
  if (lacking.includes(engine)) it.skip(`${title} [has no ${what}]`, run)
  else it(title, run)
}

const canEmulate = !LACKING['emulated media'].some((lacking) => lacking === engine)

/** For tests that take longer where rows scroll smoothly, but hold there too. */
export const wishForMotion = async (reducedMotion: 'reduce' | 'no-preference') => {
  if (canEmulate) await emulateMedia({ reducedMotion })
}

/** Light, and with motion. */
export const endEmulation = () => emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })

/** Firefox finds what is under the mouse by the last frame it has drawn: after a scroll on a busy machine, something else. */
export const hasLateHover = engine === 'Firefox'

/** WebKitGTK's own browser has no shortcut for undo. */
export const hasUndoShortcut = engine !== 'WebKit'

/** The random scripts of one engine are enough: their code knows nothing of browsers. */
export const isMainEngine = engine === 'Chromium'
