/** Events of a simulated page: those of the browser take a hundred times as long to make. */

export class SimulatedEvent {
  defaultPrevented = false
  declare readonly detail: unknown

  constructor(
    readonly type: string,
    init: { detail?: unknown; persisted?: boolean } = {},
  ) {
    Object.assign(this, init)
  }

  preventDefault(): void {
    this.defaultPrevented = true
  }
}

type Listener = (event: SimulatedEvent) => void

export class SimulatedTarget {
  private readonly listeners = new Map<string, Listener[]>()

  /** What a listener throws is told here, as a browser tells the console. */
  constructor(private readonly onError: (error: unknown) => void) {}

  addEventListener = (type: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}): void => {
    if (signal?.aborted) return
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener])
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener))
  }

  removeEventListener = (type: string, listener: Listener): void => {
    this.listeners.set(
      type,
      (this.listeners.get(type) ?? []).filter((other) => other !== listener),
    )
  }

  dispatchEvent = (event: SimulatedEvent): boolean => {
    for (const listener of this.listeners.get(event.type) ?? []) {
      try {
        listener(event)
      } catch (error) {
        this.onError(error)
      }
    }
    return !event.defaultPrevented
  }
}
