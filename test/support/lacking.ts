/** Acts that an engine can't be made to do, by what tests need: they say so with `itNeeds`. docs/supported.md lists them. */
export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

export const LACKING = {
  /** Neither WebDriver nor WebDriver BiDi has it. */
  'emulated media': ['Firefox', 'WebKit'],
  /** `focus({ preventScroll: true })` of WebKitGTK scrolls a moment later. */
  'focus without scrolling': ['WebKit'],
  /** Since Safari 26.2, which WebKitGTK is not yet. */
  'the Navigation API': ['WebKit'],
} satisfies Record<string, EngineName[]>
