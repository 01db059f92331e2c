/** Tells that an element's code can't be had; stands alone, for those who must bring nothing else along. */
export function reportMissingCode(element: string, error: unknown): void {
  const message = `The code can't be loaded (${error}).`
  console.error(`[shop-elements] <${element}> ${message}`)
  window.dispatchEvent(
    new CustomEvent('shop-element-error', { detail: { element, code: 'CODE_UNAVAILABLE', message } }),
  )
}
