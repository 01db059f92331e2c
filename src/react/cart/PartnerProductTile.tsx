import type { PartnerProduct } from '../../shop/cart/cart.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { Price } from '../ui/product/Price.tsx'
import { Tile, TileFoot } from './Tile.tsx'
import { useQuantity } from './useQuantity.ts'

interface PartnerProductTileProps {
  partnerProduct: PartnerProduct
  site: Site
  wholeAmount: number | undefined
  onDelete(): void
}

/** A product that a partner sells; its link leads to the partner's form (MINICART-18). */
export function PartnerProductTile({ partnerProduct, site, wholeAmount, onDelete }: PartnerProductTileProps) {
  const { title, imageUrl, formUrl, totalQuantity, totalPrice } = partnerProduct
  return (
    <Tile title={title} name={title} picture={imageUrl} href={formUrl}>
      <TileFoot title={title} name={title} note={useQuantity(totalQuantity)} onDelete={onDelete}>
        {totalPrice !== undefined && <Price amount={wholeAmount ?? totalPrice} site={site} />}
      </TileFoot>
    </Tile>
  )
}
