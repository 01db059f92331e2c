import { LiveElement, type LiveTag } from '../../src/live/live-element.ts'

/** An element on the page that sleeps, with this markup; its code comes, or fails to, when a test says so. */
export function placeSleeping(tag: LiveTag, markup: string) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = markup
  document.body.append(host)
  const element = new LiveElement({ ...tag, tag: 'shop-header', host, root, container: host, phase: 'asleep' })
  const answers: ((isLoaded: boolean) => void)[] = []
  element.fetchCode = () => new Promise((resolve) => answers.push(resolve))
  element.render = () => element.takenOver(false)
  return {
    host,
    root,
    element,
    /** How often its code was asked for. */
    fetches: () => answers.length,
    /** Ends the latest fetch; resolves when what waited for it is done. */
    async settle(isLoaded: boolean): Promise<void> {
      const settled = new Promise<void>((resolve) => element.onSettled(resolve))
      answers.at(-1)?.(isLoaded)
      await settled
    },
    remove() {
      element.end()
      host.remove()
    },
  }
}
