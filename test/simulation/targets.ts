/** Events, signals and exceptions of a simulated page: those of Node take a hundred times as long to make. */

export class SimulatedEvent {
  defaultPrevented = false
  declare readonly detail: unknown

  constructor(
    readonly type: string,
    init: { detail?: unknown; persisted?: boolean; key?: string } = {},
  ) {
    Object.assign(this, init)
  }

  preventDefault(): void {
    this.defaultPrevented = true
  }
}

type Listener = (event: SimulatedEvent) => void

export class SimulatedTarget {
  private readonly listeners = new Map<string, readonly Listener[]>()

  /** An error that a listener throws is told here, as a browser tells the console. */
  constructor(private readonly onError: (error: unknown) => void) {}

  addEventListener(type: string, listener: Listener, { signal }: { signal?: SimulatedSignal } = {}): void {
    if (signal?.aborted) return
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener])
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener))
  }

  removeEventListener(type: string, listener: Listener): void {
    const listeners = this.listeners.get(type)
    if (listeners?.includes(listener))
      this.listeners.set(
        type,
        listeners.filter((other) => other !== listener),
      )
  }

  dispatchEvent(event: SimulatedEvent): boolean {
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

class SimulatedSignal extends SimulatedTarget {
  aborted = false
}

function rethrow(error: unknown): never {
  throw error
}

export class SimulatedException extends Error {
  constructor(
    message: string,
    override readonly name: string,
  ) {
    super(message)
  }
}

export class SimulatedAbortController {
  readonly signal = new SimulatedSignal(rethrow)

  abort(): void {
    if (this.signal.aborted) return
    this.signal.aborted = true
    this.signal.dispatchEvent(new SimulatedEvent('abort'))
  }
}
