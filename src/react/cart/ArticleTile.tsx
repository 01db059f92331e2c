import type { Article } from '../../shop/cart/cart.ts'
import { articlePriceOf } from '../../shop/prices/article-price.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { ArticleAmount } from './ArticleAmount.tsx'
import { ArticleDetails } from './ArticleDetails.tsx'
import { Tile, TileFoot } from './Tile.tsx'
import { trackedArticleName } from './trackedName.ts'
import { useQuantity } from './useQuantity.ts'

interface ArticleTileProps {
  article: Article
  /** Added by a campaign: shows a label in place of the price. */
  isFree: boolean
  site: Site
  hasPriceSummary: boolean
  /** Cents. */
  amount: number | undefined
  onDelete(): void
}

/** An article, a gift card or a free article (MINICART-17). */
export function ArticleTile({ article, isFree, site, hasPriceSummary, amount, onDelete }: ArticleTileProps) {
  const t = useText('minicart')
  const price = isFree ? undefined : articlePriceOf(article, { site, hasPriceSummary, place: 'line' })
  const name = trackedArticleName(article)
  return (
    <Tile title={article.title} name={name} picture={article.imageUrl} href={article.productUrl}>
      <ArticleDetails article={article} price={price} site={site} />
      <TileFoot title={article.title} name={name} note={useQuantity(article.quantity)} onDelete={onDelete}>
        {isFree && <span className="tile__free">{t('freeArticle')}</span>}
        {price && amount !== undefined && <ArticleAmount price={{ ...price, amount }} site={site} />}
      </TileFoot>
    </Tile>
  )
}
