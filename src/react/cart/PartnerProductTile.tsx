import type { PartnerProduct } from '../../shop/cart/cart.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import { PriceLines } from '../ui/product/PriceLines.tsx'
import { type ItemTileProps, Tile, TileFoot } from './Tile.tsx'

interface PartnerProductTileProps extends ItemTileProps {
  partnerProduct: PartnerProduct
}

/** A product that a partner sells; its link leads to the partner's form (MINICART-18). */
export const PartnerProductTile = ({ partnerProduct, foot, site, amount }: PartnerProductTileProps) => (
  <Tile {...foot} picture={partnerProduct.imageUrl} href={partnerProduct.formUrl}>
    <TileFoot {...foot}>{amount !== undefined && <PriceLines amount={formatMoney(amount, site)} />}</TileFoot>
  </Tile>
)
