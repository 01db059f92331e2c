import { Minus, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { changeablePieces } from '../../shop/cart/cart-help.ts'
import type { CartItem } from '../../shop/cart/cart-items.ts'
import { useText } from '../shell/useText.ts'
import { IconButton } from '../ui/action/IconButton.tsx'

interface StepperProps {
  item: CartItem
  title: string
  pieces: number
  /** 0 deletes the item. */
  onSet(count: number): void
}

/** The stepper of an item; undefined where its number of pieces can't be changed (MINICART-70). */
export function stepperOf(item: CartItem, title: string, onSet: (count: number) => void): ReactNode {
  const pieces = changeablePieces(item)
  return pieces && <Stepper {...{ item, title, pieces, onSet }} />
}

/** Changes the number of pieces one by one. The service knows the limit, and the message of a refusal tells it (MINICART-12). */
function Stepper({ item, title, pieces, onSet }: StepperProps) {
  const t = useText('minicart')
  const availability = 'article' in item ? item.article.availability : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which would be seen.
    <span className="stepper" role="group" aria-label={t('quantityOf', { title })}>
      <IconButton icon={Minus} iconSize={16} label={t('fewer', { title })} onClick={() => onSet(pieces - 1)} />
      <output className="stepper__count">{pieces}</output>
      <IconButton
        icon={Plus}
        iconSize={16}
        label={t('more', { title })}
        isDisabled={availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT'}
        onClick={() => onSet(pieces + 1)}
      />
    </span>
  )
}
