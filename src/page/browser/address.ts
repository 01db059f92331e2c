/** Changes the page's address, of which all else stays byte for byte: pages tell `a+b%20c` from `a+b+c`, and `flag` from `flag=`. */

/** An address without the named parameters. */
export const withoutParameters = (href: string, names: readonly string[]): string =>
  href.replace(/^([^?#]*)\?([^#]*)/, (all, page: string, query: string) => {
    const isOther = (one: string) => !names.includes([...new URLSearchParams(one).keys()].join())
    const rest = query.split('&').filter(isOther).join('&')
    return rest === query ? all : page + (rest && `?${rest}`)
  })

/** Replaces the address of this page's entry in the history; it stays where the browser bars that, or the page's router throws. */
export function replaceAddress(href: string, state: unknown = history.state): void {
  try {
    history.replaceState(state, '', href)
  } catch {
    // Nothing that a visitor waits for depends on it.
  }
}
