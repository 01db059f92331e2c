interface Optional {
  name: string
  /** What a browser without it gets. */
  without: string
  /** Paths of @mdn/browser-compat-data. */
  features: readonly string[]
}

/** What a supported browser may lack. docs/supported.md has the same rows. */
export const OPTIONAL: readonly Optional[] = [
  {
    name: '`requestIdleCallback` (not in Safari)',
    without: 'what waits for an idle browser waits 200 ms',
    features: ['api.Window.requestIdleCallback'],
  },
  {
    name: '`navigator.share` (not in Firefox)',
    without: 'the button copies the link',
    features: ['api.Navigator.share'],
  },
  {
    name: '`ReportingObserver` (Firefox before 149)',
    without: 'the doctor sees only those violations of a policy that happen while it runs',
    features: [
      'api.Report.body',
      'api.ReportingObserver',
      'api.ReportingObserver.disconnect',
      'api.ReportingObserver.observe',
      'api.ReportingObserver.takeRecords',
    ],
  },
  {
    name: '`fetchpriority` (Firefox before 132, Safari before 17.2)',
    without: 'pictures above the fold are fetched in the usual order',
    features: ['html.elements.img.fetchpriority'],
  },
  {
    name: '`@media (scripting: none)` (Chrome before 120)',
    without: 'with JavaScript switched off, long texts stay cut',
    features: ['css.at-rules.media.scripting'],
  },
  {
    name: '`content-visibility` (Safari before 18, for rows before 26)',
    without: 'rows out of sight are laid out too, and closed panels are hidden in another way',
    features: [
      'css.properties.content-visibility',
      'css.properties.content-visibility.auto',
      'css.properties.content-visibility.hidden',
    ],
  },
  {
    name: '`scrollbar-width` (Chrome before 121, Safari before 18.2)',
    without: 'rows that scroll sideways show the usual scroll bar',
    features: [
      'css.properties.scrollbar-width',
      'css.properties.scrollbar-width.none',
      'css.properties.scrollbar-width.thin',
    ],
  },
  {
    name: '`text-wrap` (`balance`: Safari before 17.5; `pretty`: Chrome before 117, Firefox, Safari before 26)',
    without: 'lines break where they are full',
    features: ['css.properties.text-wrap', 'css.properties.text-wrap.balance', 'css.properties.text-wrap.pretty'],
  },
  {
    name: '`forced-color-adjust` (not in Safari, which has no forced colours)',
    without: 'nothing changes',
    features: ['css.properties.forced-color-adjust', 'css.properties.forced-color-adjust.none'],
  },
  {
    name: '`cursor` (not in Safari on iOS, where there is no cursor)',
    without: 'nothing changes',
    features: ['css.properties.cursor.default', 'css.properties.cursor.not-allowed', 'css.properties.cursor.pointer'],
  },
  {
    name: '`ui-monospace` (Safari only)',
    without: 'voucher codes are in the usual monospace font',
    features: ['css.properties.font-family.ui-monospace'],
  },
]
