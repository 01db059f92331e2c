/** Puts an article into the cart of the test person, and takes it out again. */
import { newKey } from '../../../../src/api/cart/cart-change-call.ts'
import { type Exchange, isSuccess } from '../exchange.ts'
import { judgeRefusal } from '../judges/body.ts'
import type { Session } from '../session.ts'

type Fields = Readonly<Record<string, unknown>>
interface Article {
  productId: string
  tcm?: string
}

const fieldsOf = (value: unknown): Fields => Object(value)
const cartOf = (exchange: Exchange | undefined): Fields => fieldsOf(fieldsOf(exchange?.json).cart)
/** Each change has a key of its own. */
const setArticle = (article: Article, quantity: number) => ({
  body: { setArticle: { ...article, quantity } },
  key: newKey(),
})

const LIMITS = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT']
const REFUSALS = [400, 409, 422]
/** More than any shop sells to one person. */
const FAR_TOO_MANY = 1_000_000
const UNDONE = 'Changes are absolute: `quantity` is how many there are to be, and 0 takes the article out.'

/** How many pieces a cart holds of an article. */
function quantityIn(cart: Fields, { productId, tcm }: Article): number {
  const articles = Array.isArray(cart.articles) ? cart.articles.map(fieldsOf) : []
  return articles
    .filter((one) => one.productId === productId && (tcm === undefined || one.tcm === tcm))
    .map(({ quantity }) => Number(typeof quantity === 'object' ? fieldsOf(quantity).quantity : (quantity ?? 1)))
    .reduce((sum, pieces) => sum + pieces, 0)
}

export async function checkCartChanges(session: Session): Promise<void> {
  const find = session.finder('changeCart')
  const article = await articleOf(session)
  if (!article) return session.skip('changeCart', 'no article to put into the cart: --article productId:tcm')
  const before = quantityIn(cartOf(await session.ask('getCart')), article)
  const wanted = before + 1
  await checkInvalid(session)

  const change = { ...setArticle(article, wanted), refusals: REFUSALS }
  const changed = await session.ask('changeCart', change)
  if (!changed) return
  if (!isSuccess(changed)) {
    judgeRefusal(changed, 'CART-44', find)
    session.skip('changeCart', `the article is refused (${changed.status}): name another one by --article`)
    return
  }
  // The same again is answered with the same, or with 304.
  const again = await session.ask('changeCart', setArticle(article, wanted))
  const repeated = await session.ask('changeCart', change)
  if (REFUSALS.includes(repeated?.status ?? 0))
    find('CART-50', 'refuses a change that arrives again under its key', 'Answer with the cart as it is now.')
  const read = cartOf(await session.ask('getCart'))
  const answered = cartOf(changed)
  if (answered.numberOfArticles !== undefined && quantityIn(answered, article) !== wanted)
    find(
      'CART-13',
      'is answered with a cart that does not hold the change',
      'Answer with the whole cart after the change.',
    )
  if (again && quantityIn(read, article) > wanted)
    find('CALL-45', 'adds once more when the same change arrives twice', UNDONE)
  else if (quantityIn(read, article) !== wanted)
    find(
      'CALL-46',
      'is answered with success, but the next reading does not hold it',
      'Answer a reading with what was changed before, from no older copy.',
    )
  await checkLimit(session, article, wanted)
  await checkWithoutToken(session, article, wanted)
  await session.ask('changeCart', setArticle(article, before))
  if (quantityIn(cartOf(await session.ask('getCart')), article) !== before)
    find('CALL-45', 'does not take the article out again', UNDONE)
}

/** The article of the option, else the first product that is suggested. */
async function articleOf(session: Session): Promise<Article | undefined> {
  const [productId = '', tcm] = (session.options.article ?? '').split(':')
  if (productId) return { productId, ...(tcm && { tcm }) }
  const query = { q: session.options.term ?? 'kaf', site: session.site, maxSearchTerms: '10', maxProducts: '5' }
  const { products } = fieldsOf((await session.ask('getSuggestions', { query }))?.json)
  const id = Array.isArray(products) ? fieldsOf(products[0]).id : undefined
  return id === undefined ? undefined : { productId: String(id) }
}

async function checkInvalid(session: Session): Promise<void> {
  const find = session.finder('changeCart')
  const invalid = await session.probe('changeCart', { body: {} })
  if (!invalid) return
  if (isSuccess(invalid) || invalid.status === 304)
    find('CART-42', 'accepts a body that is none of the five changes', 'Answer 400 with application/problem+json.')
  else if ((invalid.status ?? 0) >= 500)
    find(
      'CART-42',
      `answers a body that is none of the five changes with ${invalid.status}`,
      'Answer 400 with application/problem+json.',
    )
}

async function checkLimit(session: Session, article: Article, wanted: number): Promise<void> {
  const find = session.finder('changeCart')
  const refused = await session.probe('changeCart', setArticle(article, FAR_TOO_MANY))
  if (!refused) return
  if (isSuccess(refused)) return void (await session.probe('changeCart', setArticle(article, wanted)))
  const { error, limit } = fieldsOf(refused.json)
  if (LIMITS.includes(String(error)) && !Number.isInteger(limit))
    find('CART-45', 'names a limit without its number', 'Answer { "error": "ITEM_LIMIT", "limit": 20 }.')
  else if (refused.status === 409) judgeRefusal(refused, 'CART-44', find)
}

/** A change that changes nothing, without the headers that prove that the shop's own page sent it. */
async function checkWithoutToken(session: Session, article: Article, wanted: number): Promise<void> {
  if (session.visitor.readable('csrfToken') === undefined) return
  const answer = await session.probe('changeCart', { ...setArticle(article, wanted), hasTokens: false })
  if (answer && (isSuccess(answer) || answer.status === 304))
    session.finder('changeCart')(
      'CALL-47',
      'accepts a change without the header X-CSRF-Token',
      'Compare it with the cookie csrfToken, and answer 403 where they differ.',
    )
}
