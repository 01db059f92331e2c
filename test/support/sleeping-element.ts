import { LiveElement, type LiveTag, type LoaderSide, type ReactSide } from '../../src/live/live-element.ts'
import { page } from './page.ts'

/** An element on the page that sleeps, with this markup; its code comes, or fails to, when a test says so. */
export function placeSleeping(tag: LiveTag, markup: string) {
  const root = page.paint(markup)
  const { host } = root as { host: HTMLElement } & ShadowRoot
  const answers: ((isLoaded: boolean) => void)[] = []
  const loader: Omit<LoaderSide, 'use' | 'loader'> & { loadTag(tag: string): Promise<unknown> } = {
    fetchCode: () => new Promise((resolve) => answers.push(resolve)),
    loadTag: async () => false,
    prepare() {},
  }
  const element = new LiveElement({
    ...tag,
    tag: 'shop-header',
    host,
    root,
    container: host,
    phase: 'asleep',
    fetchCode: () => loader.fetchCode(),
    prepare: (used) => loader.prepare(used),
  })
  page.onEnd(() => element.end())
  const react: ReactSide = {
    render: () => element.takenOver(false),
    update() {},
    presence() {},
    replay() {},
    loadTag: (name) => loader.loadTag(name),
  }
  element.attachReact(react)
  return {
    host,
    root,
    element,
    /** The parts of the loader's side, and of React's, that tests replace. */
    loader,
    react,
    /** How often its code was asked for. */
    fetches: () => answers.length,
    /** Ends the latest fetch; resolves when what waited for it is done. */
    async settle(isLoaded: boolean): Promise<void> {
      const settled = new Promise<void>((resolve) => element.onSettled(resolve))
      answers.at(-1)?.(isLoaded)
      await settled
    },
  }
}
