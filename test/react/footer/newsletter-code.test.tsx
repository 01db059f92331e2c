// every engine: focus, scrolling
import { expect } from '@open-wc/testing'
import { NewsletterBox } from '../../../src/react/footer/NewsletterBox.tsx'
import { page } from '../../support/page.ts'
import { aFewFrames } from './support.ts'

const COMMON = {
  site: 'DE',
  locale: 'de-DE',
  product: 'Shop',
  stage: 'production',
  theme: 'light',
  apiBase: '',
} as const

/** Shows a box this far below the window; returns how often its code was requested. */
function showBox(distancePx: number, isHidden = false): () => number {
  let requests = 0
  const loadNewsletter = async () => {
    requests += 1
  }
  page.show(
    <div style={{ paddingBlockStart: window.innerHeight + distancePx }}>
      <NewsletterBox {...COMMON} isHidden={isHidden} loadNewsletter={loadNewsletter} />
    </div>,
  )
  return () => requests
}

describe('the code of the sign-up form', () => {
  it('is not fetched while its box is farther below the window than 400 px (FOOTER-27)', async () => {
    const requests = showBox(700)
    await aFewFrames()
    expect(requests()).to.equal(0)
    window.scrollTo(0, 400)
    await page.until(() => requests() === 1)
  })

  it('is fetched once its box is at most 400 px below the window (FOOTER-27)', async () => {
    const requests = showBox(300)
    await page.until(() => requests() === 1)
  })

  it('is fetched when the box gets the focus (FOOTER-27)', async () => {
    const requests = showBox(2000)
    page.get('link').focus({ preventScroll: true })
    await page.until(() => requests() === 1)
  })

  it('is not fetched while the box is off (FOOTER-27)', async () => {
    const requests = showBox(0, true)
    await aFewFrames()
    expect(requests()).to.equal(0)
  })
})
