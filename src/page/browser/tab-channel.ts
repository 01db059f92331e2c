/** Messages between the tabs of this origin. */
export interface TabChannel {
  /** Sends to all other tabs. */
  send(message: unknown): void
  close(): void
}

/**
 * Opens a channel by name. Where channels are missing or blocked (an old browser, a sandboxed frame), nothing is sent or
 * received. Any script of this origin can post here: validate what arrives.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  let channel: BroadcastChannel | undefined
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const open = () => {
    if (channel) return
    try {
      channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }) => onMessage(data)
    } catch {
      // Missing or blocked.
    }
  }
  const ended = new AbortController()
  open()
  // An open channel keeps a page out of the back/forward cache.
  window.addEventListener('pagehide', close, { signal: ended.signal })
  window.addEventListener('pageshow', open, { signal: ended.signal })
  return {
    send(message) {
      // A page that has just been left may still be answered.
      const isLeft = !channel
      open()
      channel?.postMessage(message)
      if (isLeft) close()
    },
    close() {
      ended.abort()
      close()
    },
  }
}
