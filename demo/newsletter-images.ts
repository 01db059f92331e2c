/** The newsletter's pictures (NEWS-9): drawings, under the names that a real shop serves photographs at. */
import { readFile } from 'node:fs/promises'
import { picture, type Routes } from '../packages/shop/call.ts'

const NAMES = ['desktop', 'tablet']

export const NEWSLETTER_IMAGES: Routes = {
  'GET /service/newsletter-subscription-form/images/:file': {
    async answer({ params: { file } }) {
      const name = NAMES.find((one) => file === `${one}.jpg`)
      const path = new URL(`../packages/shop/catalogue/pictures/newsletter-${name}.svg`, import.meta.url)
      return picture(name && (await readFile(path, 'utf8')))
    },
  },
}
