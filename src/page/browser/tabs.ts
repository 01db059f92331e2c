/** What one tab says, all others of this origin hear. */
export interface Tabs {
  tell(message: unknown): void
  leave(): void
}

/**
 * Joins the tabs that speak of one thing. Where it can't be (an old browser, a sandboxed frame) every tab is for itself.
 * Anything of this origin may speak here: check what is heard.
 */
export function joinTabs(name: string, hear: (message: unknown) => void): Tabs {
  let channel: BroadcastChannel | undefined
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const open = () => {
    if (channel) return
    try {
      channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }) => hear(data)
    } catch {
      // Missing or barred.
    }
  }
  const ends = new AbortController()
  open()
  // An open channel keeps a page out of the back/forward cache.
  window.addEventListener('pagehide', close, { signal: ends.signal })
  window.addEventListener('pageshow', open, { signal: ends.signal })
  return {
    tell: (message) => channel?.postMessage(message),
    leave() {
      ends.abort()
      close()
    },
  }
}
