import { useId } from 'react'
import type { Article } from '../../shop/cart/cart.ts'
import { type ArticlePriceRules, articlePriceOf } from '../../shop/prices/article-price.ts'
import { ArticleAmount } from './ArticleAmount.tsx'
import { ArticleDetails } from './ArticleDetails.tsx'
import { ProductLink } from './Tile.tsx'
import { trackedArticleName } from './trackedName.ts'

interface SubscriptionArticlesProps {
  label: string
  articles: readonly Article[]
  rules: ArticlePriceRules
}

/** The recurring or the non-recurring articles of a subscription (MINICART-26). */
export function SubscriptionArticles({ label, articles, rules }: SubscriptionArticlesProps) {
  const id = useId()
  if (articles.length === 0) return null
  return (
    <div className="subscription">
      <h4 id={id} className="subscription__label">
        {label}
      </h4>
      <ul className="subscription__articles" aria-labelledby={id}>
        {articles.map((article, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may repeat, and the entries have no state.
          <li key={index} className="subscription__article">
            <ArticleEntry article={article} rules={rules} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ArticleEntry({ article, rules }: { article: Article; rules: ArticlePriceRules }) {
  const price = articlePriceOf(article, rules)
  return (
    <>
      <p className="subscription__title">
        {article.quantity > 0 && `${article.quantity} × `}
        <ProductLink href={article.productUrl} name={trackedArticleName(article)}>
          {article.title}
        </ProductLink>
      </p>
      <ArticleDetails article={article} price={price} site={rules.site} />
      {price && <ArticleAmount price={price} site={rules.site} />}
    </>
  )
}
