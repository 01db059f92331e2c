/** A parameter of the page's address; empty when it is missing. */
export const queryParameter = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? ''
