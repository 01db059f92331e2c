import { expect } from '@open-wc/testing'
import { run } from '../../src/loader/tester.ts'
import { page } from '../support/page.ts'

const KEY = 'a-key-of-the-testers'
/** The hash of the key, as `sha256sum` prints it. */
const HASH = '117079e39e969248faa069184321c791361860a32930fa2f1b59669698ee5860'

describe('a channel for testers', () => {
  /** Everything that is written into `document.cookie`, which is read as always. */
  const written: string[] = []
  beforeEach(() => {
    written.length = 0
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => own.get?.call(document),
      set: (text: string) => {
        written.push(text)
        own.set?.call(document, text)
      },
    })
    page.onEnd(() => void Reflect.deleteProperty(document, 'cookie'))
  })

  /** Opens the page with this query; whether the channel was chosen, which is not there. */
  async function isChosen(query: string, attributes = `preview-key="${HASH}"`) {
    page.insert(`<script type="module" preview-channels="1.0 1-next ../1" ${attributes}></script>`)
    history.replaceState({ of: 'page' }, '', `?flag&b=a+b%20c${query && `&shop-elements=${query}`}#top`)
    const warned: string[] = []
    page.fake(console, 'warn', (text: string) => warned.push(text))
    let started = 0
    await run(() => {
      started += 1
    })
    // The page's own version runs in each case, once.
    expect(started).to.equal(1)
    expect(warned.join()).not.to.include(KEY)
    return /Channel \S+ can't be loaded/.test(warned.join())
  }

  it('is run with a key whose hash the tag holds, for an hour (DELIVERY-83)', async () => {
    expect(await isChosen(`1-next:${KEY}`)).to.equal(true)
    expect(written).to.deep.equal([`shop-elements=1-next:${KEY}; Path=/; Max-Age=3600; SameSite=Lax`])
    // The next page, which begins no new hour.
    expect(await isChosen('')).to.equal(true)
    expect(written).to.have.length(1)
  })

  it('leaves no key in the address (DELIVERY-83)', async () => {
    await isChosen(`1-next:${KEY}`)
    expect([location.search, location.hash, history.state.of]).to.deep.equal(['?flag&b=a+b%20c', '#top', 'page'])
  })

  it('is run for the staff without a key, while they are logged in (DELIVERY-83)', async () => {
    document.cookie = 'staffAuth=1'
    expect(await isChosen('1-next', '')).to.equal(true)
    document.cookie = 'staffAuth=; Max-Age=0'
    expect(await isChosen('', '')).to.equal(false)
  })

  for (const [name, query, attributes] of [
    ['no key', '1-next'],
    ['an empty key', '1-next:'],
    ['another key', `1-next:${KEY}x`],
    ['the hash for the key', `1-next:${HASH}`],
    ['a key that the tag does not ask for', `1-next:${KEY}`, ''],
    ['a key where the tag’s hash is empty', `1-next:${KEY}`, 'preview-key'],
    ['the key itself in the tag', `1-next:${KEY}`, `preview-key="${KEY}"`],
    [
      'a key of a few letters',
      '1-next:secret',
      'preview-key="2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"',
    ],
    ['a key for a channel that the tag does not name', `2:${KEY}`],
    ['a key for a folder elsewhere, even if the tag names it', `../1:${KEY}`],
  ] as const)
    it(`is not run for ${name}, in a link or a cookie (DELIVERY-83)`, async () => {
      expect(await isChosen(query, attributes)).to.equal(false)
      expect(written).to.deep.equal([])
      document.cookie = `shop-elements=${query}`
      expect(await isChosen('', attributes)).to.equal(false)
    })

  it('ends with ?shop-elements=off (DELIVERY-81)', async () => {
    await isChosen(`1-next:${KEY}`)
    expect(await isChosen('off')).to.equal(false)
    expect([location.search, await isChosen('')]).to.deep.equal(['?flag&b=a+b%20c', false])
  })
})
