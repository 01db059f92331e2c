/** The browser's own classes, which a page can't have replaced. */
type Realm = typeof globalThis

/** An empty frame has a realm of its own. It must stay in the page: what comes from a removed frame may fail. */
export function frameRealm(): Realm {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.documentElement.append(frame)
  return frame.contentWindow as unknown as Realm
}

/** Whether all are functions of the browser, by what they print. */
export const areNative = (...all: unknown[]): boolean => String(all).split('[native code]').length > all.length
