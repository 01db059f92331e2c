import type { Article } from '../../shop/cart/cart.ts'
import type { ArticlePrice } from '../../shop/prices/article-price.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { Availability } from '../ui/product/Availability.tsx'
import { BestPriceHint } from './BestPriceHint.tsx'
import { Dimensions } from './Dimensions.tsx'

interface ArticleDetailsProps {
  article: Article
  price: ArticlePrice | undefined
  site: Site
}

/** What there is to know of an article besides its title and price. */
export function ArticleDetails({ article, price, site }: ArticleDetailsProps) {
  return (
    <div className="tile__details">
      <Dimensions dimensions={article.dimensions} />
      <ArticleAvailability article={article} />
      {price?.bestPrice && <BestPriceHint {...price.bestPrice} site={site} />}
    </div>
  )
}

/** Only what stands in the way of buying, or soon will, is said (specification 1 §8). */
function ArticleAvailability({ article: { availability } }: { article: Article }) {
  const t = useText('minicart')
  if (availability !== 'NOT_AVAILABLE' && availability !== 'SOLDOUT' && availability !== 'SHORTAGE') return null
  return <Availability value={availability}>{t(`availability.${availability}`)}</Availability>
}
