/** The stores' front pages, where no app is known. */
export const APP_STORES = { android: 'https://play.google.com/store/apps', ios: 'https://apps.apple.com/' } as const

/** The page of an app in the App Store; undefined for an invalid app id (HEADER-31). */
export const appStoreUrl = (appId = ''): string | undefined =>
  /^\d+$/.test(appId) ? `https://apps.apple.com/app/id${appId}` : undefined
