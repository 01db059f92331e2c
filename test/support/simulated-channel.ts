/** A `BroadcastChannel` that delivers by the test's clock: in order, after a delay, to all others of the same name. */
export class SimulatedChannel {
  static delayMs = 0
  private static readonly open = new Set<SimulatedChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(private readonly name: string) {
    SimulatedChannel.open.add(this)
  }

  postMessage(message: unknown) {
    const data = structuredClone(message)
    const { open, delayMs } = SimulatedChannel
    for (const other of open) {
      if (other === this || other.name !== this.name) continue
      setTimeout(() => open.has(other) && other.onmessage?.({ data }), delayMs)
    }
  }

  close() {
    SimulatedChannel.open.delete(this)
  }
}
