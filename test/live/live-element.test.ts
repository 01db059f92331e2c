import { expect } from '@open-wc/testing'
import { type Behaviour, liveElementOf, liveTag } from '../../src/live/live-element.ts'
import { storeOf } from '../../src/state/store.ts'
import { placeSleeping } from '../support/sleeping-element.ts'

/** The acts of the behaviours, as `+name` and `-name`. */
let log: string[]
const behaviour = (name: string, given: Partial<Behaviour> = {}) => ({
  ...given,
  start() {
    log.push(`+${name}`)
    return () => void log.push(`-${name}`)
  },
})
const TAG = liveTag({
  attributes: {
    sticky: { kind: 'boolean', default: true },
    label: { kind: 'text', default: '' },
    headline: { kind: 'text', default: '', alias: 'old-headline' },
  },
  behaviours: [
    behaviour('once'),
    behaviour('sticky', { dependsOn: ['sticky'] as never }),
    behaviour('any', { dependsOn: 'all' }),
    behaviour('painted', { isPaintedOnly: true }),
  ],
  liveProps: ['sticky', 'label', 'apiBase'] as never,
})
const ALL = ['once', 'sticky', 'any', 'painted']

describe('an element without React', () => {
  function place() {
    log = []
    const sleeping = placeSleeping(TAG, '<p data-live="header.bar">painted</p>')
    const { host, element } = sleeping
    element.connect()
    /** Changes an attribute, and waits until it was seen: observers are told in the order of their creation. */
    const change = async (name: string, value: string) => {
      log = []
      const seen = new Promise((resolve) => new MutationObserver(resolve).observe(host, { attributes: true }))
      host.setAttribute(name, value)
      await seen
      return log
    }
    return { ...sleeping, bar: element.hooked('header.bar') as HTMLElement, change }
  }

  it('starts all that it does once its markup is there, and sleeps (LIVE-1)', () => {
    const { host, element, fetches } = place()
    expect(log).to.deep.equal(ALL.map((name) => `+${name}`))
    expect([element.phase, fetches(), liveElementOf(host)]).to.deep.equal(['asleep', 0, element])
  })

  it('starts again only what depends on a changed attribute (LIVE-3)', async () => {
    const { element, fetches, change } = place()
    expect(await change('sticky', 'false')).to.deep.equal(['-sticky', '+sticky', '-any', '+any'])
    expect(await change('label', 'x')).to.deep.equal(['-any', '+any'])
    expect(element.props).to.include({ sticky: false, label: 'x' })
    expect(fetches()).to.equal(0)
  })

  it('fetches its code for an attribute that needs a render, also by its other name (LIVE-3)', async () => {
    const { element, fetches, change } = place()
    await change('old-headline', 'Neu')
    expect(element.props).to.include({ headline: 'Neu' })
    expect([element.phase, fetches()]).to.deep.equal(['waking', 1])
  })

  it('does nothing when the value stays the same (LIVE-3)', async () => {
    const { fetches, change } = place()
    expect(await change('sticky', 'true')).to.deep.equal([])
    expect(await change('headline', '')).to.deep.equal([])
    expect(fetches()).to.equal(0)
  })

  it('starts everything again when store or services are other ones (LIVE-3)', async () => {
    const { element, fetches, change } = place()
    expect(await change('api-base', '/other')).to.deep.equal(ALL.flatMap((name) => [`-${name}`, `+${name}`]))
    expect(fetches()).to.equal(0)
    await change('site', 'HU')
    expect(element.store).to.equal(storeOf('HU'))
    expect(fetches()).to.equal(1)
  })

  it('knows whether painted props show something else (LIVE-10)', () => {
    const { element } = place()
    const painted = { ...element.props }
    expect(element.needsRender(painted)).to.equal(false)
    expect(element.needsRender({ ...painted, sticky: false } as never)).to.equal(false)
    expect(element.needsRender({ ...painted, theme: 'dark' })).to.equal(true)
  })

  it('fetches its code once, and again after a failure (LIVE-9)', async () => {
    const { element, fetches, settle } = place()
    element.wake()
    element.wake()
    expect(fetches()).to.equal(1)
    await settle(false)
    expect(element.phase).to.equal('asleep')
    const awake = element.whenAwake()
    expect(fetches()).to.equal(2)
    await settle(true)
    await awake
    expect(element.phase).to.equal('awake')
  })

  it('puts the markup back before React renders it, and ends what is for painted markup (LIVE-6)', () => {
    const { element, bar } = place()
    element.patches.setAttribute(bar, 'title', 'x')
    log = []
    element.restoreMarkup()
    expect([bar.title, log]).to.deep.equal(['', ['-painted']])
    element.takenOver(true)
    expect(log).to.deep.equal(['-painted', '-once', '+once', '-sticky', '+sticky', '-any', '+any'])
  })

  it('hands changed props to React, and is not woken again (LIVE-1)', async () => {
    const { element, react, fetches, change } = place()
    const rendered: object[] = []
    react.update = (props) => void rendered.push(props)
    element.takenOver(false)
    await change('headline', 'Neu')
    expect(rendered).to.deep.equal([element.props])
    expect([fetches(), element.phase]).to.deep.equal([0, 'awake'])
  })

  it('ends all that it does, takes back what it wrote, and hears of no change any more (LIVE-11)', async () => {
    const { host, element, bar, fetches, change } = place()
    element.patches.setChildren(bar, [])
    element.onEnd(() => void log.push('end'))
    const { props } = element
    log = []
    element.end()
    expect(log).to.deep.equal([...ALL.map((name) => `-${name}`), 'end'])
    expect([bar.textContent, liveElementOf(host)]).to.deep.equal(['painted', undefined])
    expect(await change('headline', 'Neu')).to.deep.equal([])
    expect([element.props, fetches()]).to.deep.equal([props, 0])
  })

  it('answers who waits for it when it ends before it is awake (LIVE-11)', async () => {
    const { element } = place()
    const awake = element.whenAwake()
    element.end()
    await awake
    expect(element.phase).not.to.equal('awake')
  })
})
