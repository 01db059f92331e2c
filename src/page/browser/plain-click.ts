/** Whether a click is without modifier keys: with one it opens a tab or a window, which is left to the browser. */
export const isPlainClick = (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
