/**
 * Broadcast channels that are delivered by the test's clock: what one says, all others of its name hear a while later, in
 * order. Returns what brings the platform's back.
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
