/**
 * By how much the page's CSS `zoom` enlarges an element that is shown: what is measured in the window, divided by this, is a
 * length of its styles (FLYOUT-39). 1 in browsers that can't tell.
 */
export const zoomOf = (element: Element | null | undefined): number =>
  (element as { currentCSSZoom?: number } | null | undefined)?.currentCSSZoom ?? 1
