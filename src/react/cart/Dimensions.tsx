import { safeUrl } from '../../page/browser/safe-url.ts'
import type { Dimension } from '../../shop/cart/cart.ts'
import { parseColour } from '../../shop/promotion/colour.ts'
import { useText } from '../shell/useText.ts'

const ORDER = { TEXT: 0, COLOR: 1, IMAGE: 2 }

/** The dimensions of an article: texts first, then colours and pictures (MINICART-19). */
export function Dimensions({ dimensions }: { dimensions: readonly Dimension[] }) {
  const ordered = [...dimensions].sort((a, b) => ORDER[a.type] - ORDER[b.type])
  return ordered.map((dimension, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the entries have no state.
    <p key={index} className="dimension">
      <Value {...dimension} />
    </p>
  ))
}

function Value({ name, value, type }: Dimension) {
  const t = useText('minicart')
  const picture = type === 'IMAGE' && ADDRESS.test(value) ? safeUrl(value) : undefined
  if (picture) {
    return (
      <>
        <span aria-hidden="true">{t('dimensionName', { name })} </span>
        <img className="dimension__picture" src={picture} alt={name} width="24" height="24" loading="lazy" />
      </>
    )
  }
  const color = type === 'COLOR' ? colorOf(value) : undefined
  if (!color) return t('dimension', { name, value })
  return (
    <>
      {t('dimensionName', { name })} <Swatch color={color} />
      {/* The name of a colour helps everyone, a notation such as #a83a33 only screen readers. */}
      <span className={WORD.test(value) ? undefined : 'visually-hidden'}>{value}</span>
    </>
  )
}

/** SVG, because the page's CSP may block a style attribute. */
function Swatch({ color }: { color: string }) {
  return (
    <svg className="dimension__swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </svg>
  )
}

/** Values of type IMAGE are addresses or plain words. */
const ADDRESS = /^(https?:)?\/|\.\w+$/i
const WORD = /^[a-z]+$/i
/** Valid CSS values of `color` that name no colour. */
const KEYWORD = /^(inherit|initial|unset|revert|currentcolor|transparent)$/i

/** A value that can be shown as a swatch: a CSS colour name or notation (MINICART-20). */
function colorOf(value: string): string | undefined {
  const isName = WORD.test(value) && !KEYWORD.test(value) && CSS.supports('color', value)
  return isName ? value : parseColour(value)
}
