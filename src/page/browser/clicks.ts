/**
 * The device that a click was made with: `mouse`, `touch`, `pen`, or nothing for keys and screen readers. `pressedBy` is the pointer of the
 * last press, for browsers whose clicks are no pointer events. Not by `detail` alone: Firefox counts Enter on a link as one click.
 */
export function clickPointer(click: MouseEvent, pressedBy: string): string {
  const { pointerType } = click as Partial<PointerEvent>
  return pointerType ?? (click.detail > 0 ? pressedBy : '')
}

/** False where the page moves under a mouse that rests: the browser reports that as well. */
export const isMoving = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0

/** Whether a click is without modifier keys: with one it opens a tab or a window, which is left to the browser. */
export const isPlainClick = (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
