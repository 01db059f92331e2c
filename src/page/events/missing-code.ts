/** Reports that an element's code can't be loaded (DELIVERY-14). Without imports, for the loader and the tags' entries. */
export function reportMissingCode(element: string, error: unknown): void {
  const message = `The code can't be loaded (${error}).`
  console.error(`[shop-elements] <${element}> ${message}`)
  window.dispatchEvent(
    new CustomEvent('shop-element-error', { detail: { element, code: 'CODE_UNAVAILABLE', message } }),
  )
}
