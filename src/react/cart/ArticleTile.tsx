import type { Article } from '../../shop/cart/cart.ts'
import { articlePriceOf } from '../../shop/prices/article-price.ts'
import { useText } from '../shell/useText.ts'
import { ArticleAmount } from './ArticleAmount.tsx'
import { ArticleDetails } from './ArticleDetails.tsx'
import { type ItemTileProps, Tile, TileFoot } from './Tile.tsx'

interface ArticleTileProps extends ItemTileProps {
  article: Article
  /** Added by a campaign: shows a label in place of the price. */
  isFree: boolean
}

/** An article, a gift card or a free article (MINICART-17). */
export function ArticleTile({ article, isFree, foot, site, hasPriceSummary, amount }: ArticleTileProps) {
  const t = useText('minicart')
  const price = isFree ? undefined : articlePriceOf(article, { site, hasPriceSummary, place: 'line' })
  return (
    <Tile {...foot} picture={article.imageUrl} href={article.productUrl}>
      <ArticleDetails article={article} price={price} site={site} />
      <TileFoot {...foot}>
        {isFree && <span className="tile__free">{t('freeArticle')}</span>}
        {price && amount !== undefined && <ArticleAmount price={{ ...price, amount }} site={site} />}
      </TileFoot>
    </Tile>
  )
}
