/** Names of colours in campaigns without a browser, which knows them (PROMO-30). */
import names from 'color-name'

export const readColourName = (name: string): string | undefined =>
  Object.hasOwn(names, name)
    ? `#${names[name]?.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : undefined
