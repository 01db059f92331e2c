/** The five tags, in the order in which docs list them. */
export const TAGS = ['shop-header', 'shop-minicart', 'shop-footer', 'shop-newsletter', 'shop-preview'] as const
export type Tag = (typeof TAGS)[number]

export const isTag = (name: string): name is Tag => TAGS.includes(name as Tag)

/** The tags that are painted by the release's fragment where the page has none. A newsletter form is there to be used: its code comes at once. */
export const PAINTED_BARE_TAGS: readonly string[] = ['shop-header', 'shop-footer']

/** The tags that show the cart, and make a page's changes of it. */
export const CART_TAGS: readonly string[] = ['shop-header', 'shop-minicart']

/** The fragments of a site that bare tags get, by the names of their files. */
export const BARE_FRAGMENTS: readonly string[] = PAINTED_BARE_TAGS.flatMap((tag) => [tag, `${tag}.reduced`])
