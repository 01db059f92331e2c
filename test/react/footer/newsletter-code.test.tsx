import { aTimeout, expect } from '@open-wc/testing'
import { NewsletterBox } from '../../../src/react/footer/NewsletterBox.tsx'
import { clearParts, show } from '../../support/parts.tsx'
import { waitUntil } from '../../support/wait-until.ts'

const COMMON = {
  site: 'DE',
  locale: 'de-DE',
  product: 'Shop',
  stage: 'production',
  theme: 'light',
  apiBase: '',
} as const

/** Shows a box `distancePx` below the window; returns how often its code was requested. */
function showBox({ distancePx, isHidden = false }: { distancePx: number; isHidden?: boolean }) {
  let requests = 0
  const loadNewsletter = async () => {
    requests += 1
  }
  const { root } = show(
    <div style={{ paddingBlockStart: window.innerHeight + distancePx }}>
      <NewsletterBox {...COMMON} isHidden={isHidden} loadNewsletter={loadNewsletter} />
    </div>,
  )
  return { root, requests: () => requests }
}

describe('the code of the sign-up form', () => {
  afterEach(() => {
    clearParts()
    window.scrollTo(0, 0)
  })

  it('is fetched once its box is at most 400 px below the window (FOOTER-27)', async () => {
    const far = showBox({ distancePx: 700 })
    await aTimeout(100)
    expect(far.requests()).to.equal(0)
    window.scrollTo(0, 400)
    await waitUntil(() => far.requests() === 1)
    clearParts()
    window.scrollTo(0, 0)
    const near = showBox({ distancePx: 300 })
    await waitUntil(() => near.requests() === 1)
  })

  it('is fetched when the box gets the focus (FOOTER-27)', async () => {
    const { root, requests } = showBox({ distancePx: 2000 })
    root.querySelector('a')?.focus({ preventScroll: true })
    await waitUntil(() => requests() === 1)
  })

  it('is not fetched while the box is off (FOOTER-27)', async () => {
    const { requests } = showBox({ distancePx: 0, isHidden: true })
    await aTimeout(100)
    expect(requests()).to.equal(0)
  })
})
