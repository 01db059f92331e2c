/** The five tags, in the order in which docs list them. */
export const TAGS = ['shop-header', 'shop-minicart', 'shop-footer', 'shop-newsletter', 'shop-preview'] as const
export type Tag = (typeof TAGS)[number]

export const isTag = (name: string): name is Tag => TAGS.includes(name as Tag)
