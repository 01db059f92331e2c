/** A click that means no more than itself: with a key held it opens a tab or a window. */
export const isPlainClick = (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
