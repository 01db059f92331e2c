/**
 * Replaces `BroadcastChannel` by channels that deliver by the test's clock: in order, after a delay, to all others of the
 * same name. Returns the function that restores the real ones.
 */
export function fakeChannels(delayMs: number): () => void {
  const original = window.BroadcastChannel
  const open = new Set<FakeChannel>()

  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null
    readonly name: string
    constructor(name: string) {
      this.name = name
      open.add(this)
    }
    postMessage(message: unknown) {
      const data = structuredClone(message)
      for (const other of open) {
        if (other === this || other.name !== this.name) continue
        setTimeout(() => {
          if (open.has(other)) other.onmessage?.({ data })
        }, delayMs)
      }
    }
    close() {
      open.delete(this)
    }
  }

  window.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel
  return () => {
    window.BroadcastChannel = original
  }
}
