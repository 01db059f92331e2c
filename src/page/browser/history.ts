/** One step back, if that is a page of this site; says whether it went (specification 1 §1, the back button). */
export function goBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  // Where the browser does not tell, the page that led here does.
  const canGoBack = navigation?.canGoBack ?? (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
  if (canGoBack) history.back()
  return canGoBack
}
