import type { PartnerProduct } from '../../shop/cart/cart.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { Price } from '../ui/product/Price.tsx'
import { Tile, TileFoot } from './Tile.tsx'
import { useQuantity } from './useQuantity.ts'

interface PartnerProductTileProps {
  partnerProduct: PartnerProduct
  site: Site
  /** Cents. */
  amount: number | undefined
  onDelete(): void
}

/** A product that a partner sells; its link leads to the partner's form (MINICART-18). */
export function PartnerProductTile({ partnerProduct, site, amount, onDelete }: PartnerProductTileProps) {
  const { title, imageUrl, formUrl, totalQuantity } = partnerProduct
  return (
    <Tile title={title} name={title} picture={imageUrl} href={formUrl}>
      <TileFoot title={title} name={title} note={useQuantity(totalQuantity)} onDelete={onDelete}>
        {amount !== undefined && <Price amount={amount} site={site} />}
      </TileFoot>
    </Tile>
  )
}
