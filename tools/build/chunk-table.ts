/**
 * The chunks of the elements that don't follow from who imports what: one row a chunk. Files are listed by their path, folders and packages
 * end with `/`. The build fails for an entry that no module is of.
 */
interface Chunk {
  /** These modules are in it, whoever imports them. */
  always?: readonly string[]
  /** The live layer imports these files later, and uses them together: they and what nothing else needs are in it. */
  late?: readonly string[]
  /** The tag imports these later, and few page views need them. */
  rare?: { tag: string; files: readonly string[] }
}

export const CHUNKS: Readonly<Record<string, Chunk>> = {
  // React and i18next, which change seldom.
  react: {
    always: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'node_modules/i18next/',
      'commonjsHelpers.js',
      'src/page/browser/natives.ts',
    ],
  },
  purify: { always: ['node_modules/dompurify/', 'src/api/promotion/purifier.late.ts'] },
  // For the calls of awake elements.
  ky: { always: ['node_modules/ky/', 'src/api/ask-with-ky.ts', 'src/page/browser/native-request.ts'] },
  // The schema library, and what all schemas of answers use. Not every page view has to read them.
  answers: {
    always: ['node_modules/valibot/', 'src/api/answer-schema.ts', 'src/api/notes-schema.ts'],
  },
  // React needs it too.
  live: { always: ['src/page/browser/escape.ts'] },
  common: {
    always: [
      'src/page/built-in-texts.ts',
      'src/page/feature-texts.ts',
      'src/shop/sites/fallback-locale.ts',
      'src/shop/sites/facts.ts?FALLBACK_LOCALE',
      // The base of all sheets, whether they come with React or without.
      'src/elements/sheets/base.css',
      // For suggestions and the flyouts of icons.
      'src/live/header/behind-dialog.ts',
      'src/live/header/inert.ts',
      'src/state/header/open-flyout.ts',
      // Mini cart, navigation and suggestions write their nodes without React.
      'src/live/update-nodes.ts',
    ],
  },
  footer: {
    // Code that writes the page's own words needs it where the page names duties.
    always: ['src/page/configuration/left-out-links.ts'],
    late: ['src/live/footer/footer-content.late.ts', 'src/api/footer/footer-schema.late.ts'],
  },
  // A visitor who wakes the header needs the whole sheet, and so does one who opens a flyout, or the panel of what was added.
  flyout: { always: ['src/elements/sheets/shop-header.css', 'src/view/header/panel-parts.tsx'] },
  // For fragments that a formatter has written anew.
  'mend-markup': { always: ['src/react/shell/mend-markup.late.tsx'] },
  // For the links of mails, and for staff.
  address: { always: ['src/page/browser/address.ts'] },
  // The loader imports it, for a mini cart of the page.
  'mini-cart': { always: ['src/live/cart/page-cart.late.ts'] },
  'ask-services': {
    late: [
      'src/live/navigation/request-entries.late.ts',
      'src/live/promotion/show-promotions.late.ts',
      'src/state/footer/load-content.late.ts',
    ],
  },
  // Small, and rare: what legal links, legal texts and the list of countries open.
  opened: {
    late: [
      'src/live/footer/countries.late.ts',
      'src/live/footer/legal-links.late.ts',
      'src/live/promotion/legal-panel.late.ts',
    ],
  },
  // The form and its box in a footer.
  fields: { late: ['src/live/newsletter/newsletter.late.ts', 'src/live/footer/newsletter-box.late.ts'] },
  // Code that few shoppers' assistants or links ask for.
  proposals: { late: ['src/live/header/rare-attributes.late.ts', 'src/live/proposals/agent-tools.late.ts'] },
  'proposal-calls': {
    late: [
      'src/live/proposals/agent-calls.late.ts',
      'src/live/proposals/agent-question.late.ts',
      'src/live/proposals/cart-link.late.ts',
      'src/live/proposals/done-panel.late.tsx',
      'src/api/search/product-search.late.ts',
    ],
  },
  campaign: {
    late: [
      'src/view/promotion/campaign.late.tsx',
      'src/live/promotion/campaign-styles.late.ts',
      'src/api/promotion/promotion-answer.late.ts',
    ],
  },
  // The file of the preview first asks for the staff's cookie.
  preview: { rare: { tag: 'shop-preview', files: ['src/', 'node_modules/'] } },
  // Pages that a link of a mail leads to.
  subscriber: {
    rare: {
      tag: 'shop-newsletter',
      files: [
        'src/react/newsletter/Confirm.late.tsx',
        'src/react/newsletter/Manage.late.tsx',
        'src/react/newsletter/mail-token.late.ts',
      ],
    },
  },
}

const rows = Object.entries(CHUNKS)

/** By path or folder, the chunk. */
export const ALWAYS = rows.flatMap(([chunk, { always = [] }]) => always.map((path) => [path, chunk] as const))
export const LATE = rows.flatMap(([chunk, { late = [] }]) => late.map((path) => [path, chunk] as const))
/** By tag. */
export const RARE = new Map(
  rows.flatMap(([chunk, { rare }]) => (rare ? [[rare.tag, { chunk, files: rare.files }] as const] : [])),
)
