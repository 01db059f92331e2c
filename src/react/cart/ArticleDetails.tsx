import type { Article } from '../../shop/cart/cart.ts'
import type { ArticlePrice } from '../../shop/prices/article-price.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { Availability } from '../ui/product/Availability.tsx'
import { BestPriceHint } from './BestPriceHint.tsx'
import { Dimensions } from './Dimensions.tsx'
import { Notes } from './Notes.tsx'

interface ArticleDetailsProps {
  article: Article
  price: ArticlePrice | undefined
  site: Site
}

/** Dimensions, availability, best price and notes of an article. */
export function ArticleDetails({ article, price, site }: ArticleDetailsProps) {
  return (
    <div className="tile__details">
      <Dimensions dimensions={article.dimensions} />
      <ArticleAvailability article={article} />
      {price?.bestPrice && <BestPriceHint {...price.bestPrice} site={site} />}
      <Notes of={article} />
    </div>
  )
}

/** Only values that keep the shopper from buying, or soon may, have a message (MINICART-21). */
function ArticleAvailability({ article: { availability } }: { article: Article }) {
  const t = useText('minicart')
  if (availability !== 'NOT_AVAILABLE' && availability !== 'SOLDOUT' && availability !== 'SHORTAGE') return null
  return <Availability value={availability}>{t(`availability.${availability}`)}</Availability>
}
