/** Web views of apps: "wv" of Android, the names of apps, and on iOS WebKit without "Safari". */
const APPS =
  /; wv\)|\bFB(AN|AV|_IAB)\b|Instagram|\bLine\/|MicroMessenger|\bGSA\/|Pinterest\/|Snapchat|musical_ly|Bytedance|TikTok|Twitter|LinkedInApp|WhatsApp/i
const APPLE = /iP(hone|ad|od)/

/** Whether a page is shown by another app than a browser: there it is left after one page, or watched by the app (NEXT-3). */
export const isInApp = (userAgent: string): boolean =>
  APPS.test(userAgent) || (APPLE.test(userAgent) && !/Safari\//.test(userAgent))
