import { safeUrl } from '../../page/browser/safe-url.ts'
import type { Dimension } from '../../shop/cart/cart.ts'
import { parseColour } from '../../shop/promotion/colour.ts'

const ORDER = { TEXT: 0, COLOR: 1, IMAGE: 2 }

/** What makes this article this one: text first, then colours and pictures (specification 1 §3). */
export function Dimensions({ dimensions }: { dimensions: readonly Dimension[] }) {
  const ordered = [...dimensions].sort((a, b) => ORDER[a.type] - ORDER[b.type])
  return ordered.map((dimension, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and nothing in here has a state.
    <p key={index} className="dimension">
      <Value {...dimension} />
    </p>
  ))
}

function Value({ name, value, type }: Dimension) {
  const picture = type === 'IMAGE' && ADDRESS.test(value) ? safeUrl(value) : undefined
  if (picture) {
    return (
      <>
        <span aria-hidden="true">{name}: </span>
        <img className="dimension__picture" src={picture} alt={name} width="24" height="24" loading="lazy" />
      </>
    )
  }
  const color = type === 'COLOR' ? colorOf(value) : undefined
  if (!color) return `${name}: ${value}`
  return (
    <>
      {name}: <Swatch color={color} />
      {/* A word says more than the swatch alone, a notation says nothing to the eye. */}
      <span className={WORD.test(value) ? undefined : 'visually-hidden'}>{value}</span>
    </>
  )
}

/** An attribute of a drawing: a style attribute would be a matter of the page's policy. */
function Swatch({ color }: { color: string }) {
  return (
    <svg className="dimension__swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </svg>
  )
}

/** A word is no address: not every value of a picture is one. */
const ADDRESS = /^(https?:)?\/|\.\w+$/i
const WORD = /^[a-z]+$/i
/** Valid as a value, but the colour of nothing. */
const KEYWORD = /^(inherit|initial|unset|revert|currentcolor|transparent)$/i

/** A notation, or a name that CSS knows. */
function colorOf(value: string): string | undefined {
  const isName = WORD.test(value) && !KEYWORD.test(value) && CSS.supports('color', value)
  return isName ? value : parseColour(value)
}
