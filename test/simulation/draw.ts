import { numbers } from '../support/numbers.ts'

/** Everything that is left to chance in a life: it follows from one number. */
export class Draw {
  private readonly next: () => number

  constructor(seed: number) {
    this.next = numbers(seed)
  }

  /** A whole number from 0 up to, but without, a limit. */
  below = (limit: number): number => Math.floor(this.next() * limit)
  pick = <Item>(items: readonly Item[]): Item => items[this.below(items.length)] as Item
  /** Whether something that is so in so many of 100 cases is so. */
  percent = (share: number): boolean => this.next() * 100 < share
}
