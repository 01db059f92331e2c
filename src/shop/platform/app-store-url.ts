/** The page of an app in the App Store; undefined for an invalid app id (HEADER-31). */
export const appStoreUrl = (appId = ''): string | undefined =>
  /^\d+$/.test(appId) ? `https://apps.apple.com/app/id${appId}` : undefined
