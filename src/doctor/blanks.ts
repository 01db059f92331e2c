import { PAINTED_ATTRIBUTES } from '../page/configuration/element-props.ts'

/** Whether a blank takes room: most do not, at the edge of a box. */
function isSeen(text: Text, from: number, to: number): boolean {
  const range = document.createRange()
  range.setStart(text, from)
  range.setEnd(text, to)
  return [...range.getClientRects()].some(({ width }) => width > 0)
}

function textsOf(root: ParentNode & Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, script')) texts.push(walker.currentNode as Text)
  return texts
}

/** How many line ends a formatter has put beside texts that take room there: a fragment has none of its own (DELIVERY-92). */
export function visibleBlanks(element: HTMLElement): number {
  const container = element.shadowRoot?.querySelector(`[${PAINTED_ATTRIBUTES}]`)
  const isBroken = (text: Text) => {
    const { data } = text
    const { length } = data
    const [start, end] = [data.slice(0, length - data.trimStart().length), data.slice(data.trimEnd().length)]
    return (
      data.trim() !== '' &&
      ((start.includes('\n') && isSeen(text, 0, start.length)) ||
        (end.includes('\n') && isSeen(text, length - end.length, length)))
    )
  }
  return container ? textsOf(container).filter(isBroken).length : 0
}
