/** Whether one step back is a page of this site (HEADER-6). */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  // Browsers without the Navigation API: go by the referrer.
  return navigation?.canGoBack ?? (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
}
