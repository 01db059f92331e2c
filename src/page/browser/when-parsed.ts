/** Calls back when the whole page has been parsed, and is shown: nothing is asked, counted or recorded in a page that is loaded in advance. */
export function whenParsed(run: () => void): void {
  const { prerendering, readyState } = document as Document & { prerendering?: boolean }
  const next = prerendering ? 'prerenderingchange' : readyState === 'loading' && 'DOMContentLoaded'
  if (next) document.addEventListener(next, () => whenParsed(run))
  else run()
}
