import { expect } from '@open-wc/testing'
import { isInApp } from '../../../src/shop/platform/in-app.ts'

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('an app that shows pages', () => {
  it('is told from a browser (NEXT-3)', () => {
    for (const agent of [
      `${IOS} Mobile/15E148`,
      `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`,
      `${IOS} Mobile/15E148 Instagram 380.0`,
      `${IOS} GSA/370.0 Mobile/15E148 Safari/604.1`,
      'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36',
      `${ANDROID} Chrome/150.0.0.0 Mobile Safari/537.36 Line/15.0`,
    ])
      expect(isInApp(agent), agent).to.equal(true)
    for (const agent of [
      `${IOS} Version/18.5 Mobile/15E148 Safari/604.1`,
      `${IOS} CriOS/150.0 Mobile/15E148 Safari/604.1`,
      `${ANDROID} Chrome/150.0.0.0 Mobile Safari/537.36`,
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ])
      expect(isInApp(agent), agent).to.equal(false)
  })
})
