/** `Array.prototype.reduce`, which Prototype 1.6 replaces by another function (THEME-23). */
export function reduce<Item, Result>(
  items: readonly Item[],
  combine: (result: Result, item: Item, at: number) => Result,
  initial: Result,
): Result {
  let result = initial
  for (let at = 0; at < items.length; at += 1) result = combine(result, items[at] as Item, at)
  return result
}
