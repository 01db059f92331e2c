// every engine: styles
import { expect } from '@open-wc/testing'
import { page } from '../../support/page.ts'
import { errorUnder, mount, submitWith } from './support.ts'

describe('the message of a field', () => {
  for (const width of [375, 1024])
    for (const [site, names] of [
      ['DE', ['email']],
      ['HU', ['email', 'salutation', 'lastName', 'firstName']],
      ['TR', ['email', 'firstName', 'lastName', 'legals']],
    ] as const)
      it(`stands 8 px off what follows it, at ${width} px on ${site} (NEWS-64)`, async () => {
        await page.size(width)
        await mount(site)
        await submitWith('anna@')
        await page.until(() => names.every((name) => errorUnder(name)))
        await page.rest()
        const boxes = page
          .selectAll('.field__label, .checkbox__box')
          .map((one) => one.getBoundingClientRect())
          .sort((a, b) => a.top - b.top)
        for (const message of page.selectAll('.field__error:not(:empty)')) {
          const { bottom } = message.getBoundingClientRect()
          const next = boxes.find((box) => box.top >= bottom)
          // Beside one with two lines it stands higher.
          const isHigher = page.selectAll('.field__error').some((one) => {
            const other = one.getBoundingClientRect()
            return other.bottom > bottom + 1 && (next ? other.bottom < next.top : false)
          })
          // WebKit rounds the heights of lines up.
          if (!isHigher) expect((next?.top ?? 0) - bottom, message.textContent ?? '').to.be.closeTo(8, 1)
        }
      })
})
