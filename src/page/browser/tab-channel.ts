import { joinCleanups, on } from './on.ts'

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
  open()
  return {
    send(message) {
      // A page that has just been left may still be answered.
      const isLeft = !channel
      open()
      channel?.postMessage(message)
      if (isLeft) close()
    },
    // An open channel keeps a page out of the back/forward cache.
    close: joinCleanups(on(window, 'pagehide', close), on(window, 'pageshow', open), close),
  }
}
