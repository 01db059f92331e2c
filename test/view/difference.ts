/** Whether painted markup that the live layer has written shows the same as what React has rendered. */

/** The hooked elements by their hooks, in the order of the markup. */
const hooksIn = (root: ParentNode) =>
  new Map(
    [...root.querySelectorAll('[data-live]')].map((element) => [element.getAttribute('data-live') ?? '', element]),
  )

/** Attributes that are set beside the views while code is on its way, or a flyout shows. */
const BESIDE = ['aria-controls', 'aria-busy']

function startTag(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !BESIDE.includes(name))
    .map(({ name, value }) => `${name}="${value}"`)
  return `<${element.localName} ${attributes.sort().join(' ')}>`
}

/** Without the links for visitors without scripts, which stand in painted entries only. */
const contentOf = ({ childNodes }: Element): string =>
  [...childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent
      return node.classList.contains('navigation__below') ? '' : startTag(node) + contentOf(node)
    })
    .join('')

/** Views that decide attributes only: what their elements hold is React's, or has hooks of its own. */
const FRAMES = /^(header\.bar|footer|link|country|flyout-icon|voucher\.button)/

/** A place shows only whether it is closed: a campaign that it holds has hooks of its own. */
function shownIn(hook: string, element: Element): string {
  if (FRAMES.test(hook)) return startTag(element)
  const isPlace = hook.startsWith('promotion.place')
  return startTag(element) + (isPlace ? element.querySelectorAll(':scope > span[hidden]').length : contentOf(element))
}

/** The first hook that the two ways show differently, with what they show; undefined for none. */
export function differenceOf(live: ParentNode, react: ParentNode): string | undefined {
  const [written, rendered] = [hooksIn(live), hooksIn(react)]
  const [hooks, others] = [[...written.keys()].join(' '), [...rendered.keys()].join(' ')]
  if (hooks !== others) return `hooks: ${hooks}\nnot: ${others}`
  for (const [hook, element] of written) {
    const [one, two] = [shownIn(hook, element), shownIn(hook, rendered.get(hook) as Element)]
    if (one !== two) return `${hook}\nlive:  ${one}\nReact: ${two}`
  }
  return undefined
}
