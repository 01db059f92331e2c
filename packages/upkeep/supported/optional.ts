/**
 * The features that a supported browser may lack, as paths of @mdn/browser-compat-data, by the first column of its row in
 * docs/supported.md, which says what a browser without it gets.
 */
export const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  '`requestIdleCallback` (not in Safari)': ['api.Window.requestIdleCallback'],
  '`navigator.share` (not in Firefox)': ['api.Navigator.share'],
  '`ReportingObserver` (Firefox before 149)': [
    'api.Report.body',
    'api.ReportingObserver',
    'api.ReportingObserver.disconnect',
    'api.ReportingObserver.observe',
    'api.ReportingObserver.takeRecords',
  ],
  'the status of a fetched file (Firefox before 129)': ['api.PerformanceResourceTiming.responseStatus'],
  'event timing (Safari before 26.2)': [
    'api.PerformanceEventTiming.processingEnd',
    'api.PerformanceEventTiming.processingStart',
  ],
  'the Navigation API (Firefox before 147, Safari before 26.2)': ['api.Window.navigation'],
  '`fetchpriority` (Firefox before 132, Safari before 17.2)': ['html.elements.img.fetchpriority'],
  '`@media (scripting: none)` (Chrome before 120)': ['css.at-rules.media.scripting'],
  '`content-visibility` (Safari before 18, for rows before 26)': [
    'css.properties.content-visibility',
    'css.properties.content-visibility.auto',
    'css.properties.content-visibility.hidden',
  ],
  '`scrollbar-width` (Chrome before 121, Safari before 18.2)': [
    'css.properties.scrollbar-width',
    'css.properties.scrollbar-width.none',
    'css.properties.scrollbar-width.thin',
  ],
  '`text-wrap` (`balance`: Safari before 17.5; `pretty`: Chrome before 117, Firefox, Safari before 26)': [
    'css.properties.text-wrap',
    'css.properties.text-wrap.balance',
    'css.properties.text-wrap.pretty',
  ],
  '`forced-color-adjust` (not in Safari, which has no forced colours)': [
    'css.properties.forced-color-adjust',
    'css.properties.forced-color-adjust.none',
  ],
  '`cursor` (not in Safari on iOS, where there is no cursor)': [
    'css.properties.cursor.default',
    'css.properties.cursor.not-allowed',
    'css.properties.cursor.pointer',
  ],
  '`-webkit-tap-highlight-color` (not in Firefox)': ['css.properties.-webkit-tap-highlight-color'],
}
