import { emulateMedia } from '@web/test-runner-commands'

/** The browser engine that the tests run in, and what it can't be told to do. */
type Engine = 'Chromium' | 'Firefox' | 'WebKit'

const { userAgent } = navigator
const engine: Engine = userAgent.includes('Firefox/')
  ? 'Firefox'
  : userAgent.includes('Chrome/')
    ? 'Chromium'
    : 'WebKit'

/** By what a test needs. */
const LACKING = {
  /** Neither WebDriver nor WebDriver BiDi has it. */
  'emulated media': ['Firefox', 'WebKit'],
} satisfies Record<string, Engine[]>

/** A test that is skipped where an engine lacks what it needs; `npm test` lists it. */
export function itNeeds(what: keyof typeof LACKING, title: string, run: () => void | Promise<void>): void {
  const lacking: readonly Engine[] = LACKING[what]
  if (lacking.includes(engine)) it.skip(`${title} [has no ${what}]`, run)
  else it(title, run)
}

/** Light, and with motion. */
export const endEmulation = () => emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })

/** WebKitGTK's own browser has no shortcut for undo. */
export const hasUndoShortcut = engine !== 'WebKit'

/** The random scripts of one engine are enough: their code knows nothing of browsers. */
export const isMainEngine = engine === 'Chromium'
