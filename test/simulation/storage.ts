/**
 * Local storage as browsers have it: each page sees its own writes at once, and those of others a moment later, with an event where
 * the value is another one. It may be barred or full, and the browser may clear it.
 */
import type { Clock } from './clock.ts'
import { SimulatedException } from './targets.ts'

interface View {
  readonly items: Map<string, string>
  /** Own writes that have not reached the browser yet: what others write before them is of no account. */
  pending: number
  /** The page hears that another one has changed the key. */
  readonly tell: (key: string) => void
}

export class OriginStorage {
  trouble: 'barred' | 'full' | undefined
  private readonly items = new Map<string, string>()
  private readonly views = new Set<View>()

  constructor(
    private readonly clock: Clock,
    /** How long a write takes to reach the others. */
    readonly lagMs: number,
  ) {}

  /** Another page of the shop writes, or removes. */
  write(key: string, text: string | undefined): void {
    set(this.items, key, text)
    for (const view of this.views) this.take(view, key, text)
  }

  /** The `localStorage` of a page. */
  open(tell: (key: string) => void) {
    const view: View = { items: new Map(this.items), pending: 0, tell }
    this.views.add(view)
    const check = (isWriting: boolean) => {
      if (this.trouble === 'barred' || (this.trouble && isWriting))
        throw new SimulatedException('Barred', 'SecurityError')
    }
    return {
      getItem: (key: string): string | null => {
        check(false)
        return view.items.get(key) ?? null
      },
      setItem: (key: string, text: string): void => {
        check(true)
        this.change(view, key, text)
      },
      removeItem: (key: string): void => {
        check(false)
        this.change(view, key, undefined)
      },
    }
  }

  private change(view: View, key: string, text: string | undefined): void {
    set(view.items, key, text)
    view.pending += 1
    this.clock.after(this.lagMs, () => {
      view.pending -= 1
      set(this.items, key, text)
      for (const other of this.views) if (other.pending === 0) this.take(other, key, text, other !== view)
    })
  }

  private take({ items, tell }: View, key: string, text: string | undefined, isHeard = true): void {
    if (items.get(key) === text) return
    set(items, key, text)
    if (isHeard) this.clock.after(0, () => tell(key))
  }
}

function set(items: Map<string, string>, key: string, text: string | undefined): void {
  if (text === undefined) items.delete(key)
  else items.set(key, text)
}
