import { whenIdle } from '../page/browser/moments.ts'

/**
 * `asleep`: the markup is the fragment's, plus what this layer writes. `waking`: the code is on its way. `awake`: React
 * renders the markup.
 */
export type Phase = 'asleep' | 'waking' | 'awake'

/** How an element comes from its fragment to React. */
export class Waking {
  declare phase: Phase
  /** Fetches the code of React and of this tag; resolves with false when it can't be loaded. */
  fetchCode: () => Promise<boolean> = async () => false
  /** React's side, once its code is there. */
  declare react: { render(): void } | undefined
  readonly #waiting: (() => void)[] = []
  #cancelIdle: (() => void) | undefined

  constructor(phase: Phase) {
    this.phase = phase
  }

  /** Fetches the code and renders (LIVE-3). After a failure the next call tries again (LIVE-9). */
  wake(): void {
    if (this.phase !== 'asleep') return
    this.phase = 'waking'
    void this.fetchCode().then((isLoaded) => (isLoaded ? this.react?.render() : this.failed()))
  }

  /** The code can't be loaded: the element stays as it is, and its links work. */
  failed(): void {
    this.phase = 'asleep'
    this.settle()
  }

  /** Wakes it; resolves when React has rendered, or can't. */
  async whenAwake(): Promise<void> {
    if (this.phase === 'awake') return
    const settled = new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.wake()
    await settled
  }

  /** For content that the markup does not have yet: wakes once the browser is idle (LIVE-10). */
  wakeWhenIdle(): void {
    if (this.phase === 'asleep') this.#cancelIdle ??= whenIdle(() => this.wake())
  }

  /** Runs once when the element is awake, or can't be woken now. */
  onSettled(run: () => void): void {
    this.#waiting.push(run)
  }

  protected cancelIdle(): void {
    this.#cancelIdle?.()
  }

  protected settle(): void {
    for (const run of this.#waiting.splice(0)) run()
  }
}
