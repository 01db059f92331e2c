/**
 * A canary gives a version to some visitors of a channel (DELIVERY-55). While it runs, the channel's loader holds the loaders
 * of both versions and runs one of them, so nobody waits for a further request, and the page's next script finds
 * `window.shopElements` as always.
 */

import { parseAst } from 'rollup/parseAst'

export interface Canary {
  version: string
  /** How many visitors of a hundred, from 1 to 99. */
  percent: number
}

/** In local storage: a number from 0 to 99, drawn once, so that who has got the new version keeps it when the share grows. */
const KEY = 'shop.canary'

/** Without storage a visitor would be drawn again on every page, and gets the channel's version instead. */
const CHOICE = (percent: number) =>
  `let n=100;try{const s=localStorage,k="${KEY}";n=s.getItem(k);if(!/^\\d\\d?$/.test(n))s.setItem(k,n=String(Math.floor(Math.random()*100)))}catch{n=100}` +
  `if(n<${percent})canary();else stable()`

const asFunction = (name: string, code: string) => `const ${name}=()=>{${code}\n};`

/** @param stable,canary The loaders of a channel that points to the one and to the other version. */
export function canaryLoader(stable: string, canary: string, { percent }: Canary): string {
  for (const code of [stable, canary])
    if (parseAst(code).body.some(({ type }) => /^(Import|Export)/.test(type)))
      throw new Error('A loader with imports or exports can not be a canary.')
  return `${asFunction('stable', stable)}\n${asFunction('canary', canary)}\n${CHOICE(percent)}\n`
}

/** @throws for what is no share. */
export function percentOf(text: string): number {
  const percent = Number(text)
  if (!Number.isInteger(percent) || percent < 0 || percent > 99)
    throw new Error(`--canary ${text}: the share is a whole number from 1 to 99; 0 ends the canary.`)
  return percent
}
