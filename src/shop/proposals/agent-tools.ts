/** The tools that a page offers to assistants, as a model reads them: names, sentences and schemas (PROPOSAL-3). */

/** As the browser takes it: JSON Schema, as far as it is used here. */
export interface Schema {
  type: 'object' | 'string' | 'integer' | 'boolean'
  description?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  enum?: readonly string[]
  minimum?: number
  maxLength?: number
  minProperties?: 1
  maxProperties?: 1
  additionalProperties?: false
}

export interface AgentTool {
  name: string
  description: string
  inputSchema: Schema
  /** Its answer holds titles of products, which are data and no instructions. */
  annotations: { readOnlyHint: boolean; untrustedContentHint: true }
}

/** Places that the tool `open` opens: never a checkout, a login or a logout. */
export const PLACES = ['search', 'cart', 'storeFinder', 'newsletter'] as const
export type Place = (typeof PLACES)[number]

const text = (description?: string): Schema => ({ type: 'string', ...(description && { description }) })
const count = (description: string): Schema => ({ type: 'integer', minimum: 0, description })
const object = (
  properties: NonNullable<Schema['properties']>,
  required: readonly string[],
  more?: Partial<Schema>,
) => ({
  type: 'object' as const,
  properties,
  required,
  additionalProperties: false as const,
  ...more,
})

const TOTAL = 'The new total of pieces, as read_cart counts them; 0 removes the item.'

export const AGENT_TOOLS: readonly AgentTool[] = [
  {
    name: 'search_products',
    description: 'Finds products of this shop, with id, title and price, and search terms that go on from a text.',
    inputSchema: object({ text: { ...text('What a shopper would type.'), maxLength: 200 } }, ['text']),
    annotations: { readOnlyHint: true, untrustedContentHint: true },
  },
  {
    name: 'read_cart',
    description: "Reads the shopper's cart: its items, each with the change that would remove it, and the sum.",
    inputSchema: object({}, []),
    annotations: { readOnlyHint: true, untrustedContentHint: true },
  },
  {
    name: 'change_cart',
    description:
      'Adds a product to the cart, sets the number of its pieces or removes it, by exactly one of the changes.',
    inputSchema: object(
      {
        setArticle: object(
          {
            productId: text('As search_products or read_cart gives it.'),
            tcm: text('If read_cart gives one.'),
            quantity: count(TOTAL),
          },
          ['productId', 'quantity'],
        ),
        setFreeArticle: object({ productId: text(), campaignId: text(), remove: { type: 'boolean' } }, [
          'productId',
          'campaignId',
          'remove',
        ]),
        setGiftCard: object({ productId: text(), tcm: text(), set: count(TOTAL) }, ['productId', 'set']),
        setPartnerProduct: object({ partnerProductId: text(), set: count(TOTAL) }, ['partnerProductId', 'set']),
        deleteSubscription: object({ subscriptionId: text() }, ['subscriptionId']),
      },
      [],
      { minProperties: 1, maxProperties: 1 },
    ),
    annotations: { readOnlyHint: false, untrustedContentHint: true },
  },
  {
    name: 'open',
    description: 'Shows the shopper the results of a search, the cart, the store finder, or the newsletter sign-up.',
    inputSchema: object(
      {
        place: { type: 'string', enum: PLACES },
        text: { ...text('What to search for, with the place "search".'), maxLength: 200 },
      },
      ['place'],
    ),
    annotations: { readOnlyHint: false, untrustedContentHint: true },
  },
]

/** The answer to an assistant whose call has failed, as it knows it from tools elsewhere (PROPOSAL-8). */
export const failure = (code: string, text: string) => ({ isError: true, code, content: [{ type: 'text', text }] })
