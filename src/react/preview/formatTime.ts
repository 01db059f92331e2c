/** A previewed time in words, with the time zone that it is in (PREVIEW-10). */
export const formatTime = (dateTime: string, timeZone: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(dateTime))} (${timeZone})`
