/** Goes one step back when that is a page of this site; returns whether it did (HEADER-6). */
export function goBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  // Browsers without the Navigation API: go by the referrer.
  const canGoBack = navigation?.canGoBack ?? (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
  if (canGoBack) history.back()
  return canGoBack
}
