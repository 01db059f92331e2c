/** The live examples of the site: states of an element, each a page of its own with a shop's services in it. */
import type { Tag } from '../../src/page/configuration/tags.ts'

export interface Example {
  tag: Tag
  /** In addresses. */
  name: string
  title: string
  /** The things to see, in a sentence or two. */
  text: string
  /** The markup that a template writes. */
  html: string
  /** The facts that the services are told about the visitor: `login=`, `fault=`, `staff=`, as in the demo shop. */
  visitor?: string
  /** The content of the cart, by the names of `POST /demo/cart`. */
  cart?: readonly string[]
  /** The flyout of the header that is open. */
  opens?: 'cart' | 'storeFinder' | 'userMenu' | 'search'
  /** In px, of the frame at least; below 481 px a header is compact (HEADER-23). */
  height: number
}

const GOODS = ['reduced-article', 'gift-card', 'coffee-subscription']

export const EXAMPLES: readonly Example[] = [
  {
    tag: 'shop-header',
    name: 'anonymous',
    title: 'A new visitor',
    text: 'Bar, navigation and benefits. Below 980 px the search becomes an icon.',
    html: '<shop-header></shop-header>',
    height: 500,
  },
  {
    tag: 'shop-header',
    name: 'signed-in',
    title: 'Signed in, with a cart',
    text: 'The user menu greets by name and knows the beans; the badge counts the cart.',
    html: '<shop-header></shop-header>',
    visitor: 'login=LOGGED_IN',
    cart: GOODS,
    opens: 'userMenu',
    height: 620,
  },
  {
    tag: 'shop-header',
    name: 'cart',
    title: 'The cart flyout',
    text: 'Opens by hover, tap or key, or when a page asks.',
    html: '<shop-header></shop-header>\n<script type="module">\n  await shopElements.ready\n  shopElements.openFlyout(\'cart\')\n</script>',
    cart: GOODS,
    opens: 'cart',
    height: 680,
  },
  {
    tag: 'shop-header',
    name: 'campaign',
    title: 'With campaigns',
    text: 'A top banner, and the teaser of the current phase, by the ids that your promotion service knows.',
    html: '<shop-header top-banner="home_top" pi-teaser="phase"></shop-header>',
    height: 780,
  },
  {
    tag: 'shop-header',
    name: 'reduced',
    title: 'In the checkout',
    text: 'No search, icons or navigation: a logo, and a word of safety.',
    html: '<shop-header reduced></shop-header>',
    height: 500,
  },
  {
    tag: 'shop-header',
    name: 'down',
    title: 'When services are down',
    text: 'Cart, navigation and personal data answer with 503. The built-in entries are links, the badge stays away.',
    html: '<shop-header></shop-header>',
    visitor: 'fault=cart.get:503,navigation:503,personal-data:503',
    height: 500,
  },
  {
    tag: 'shop-minicart',
    name: 'filled',
    title: 'With goods',
    text: 'Delete a line, and take it back: each change shows before it is answered.',
    html: '<shop-minicart></shop-minicart>',
    cart: [...GOODS, 'coupon'],
    height: 860,
  },
  {
    tag: 'shop-minicart',
    name: 'empty',
    title: 'Empty',
    text: 'One line, and a way on: `continue-url` says where.',
    html: '<shop-minicart continue-url="/coffee"></shop-minicart>',
    height: 500,
  },
  {
    tag: 'shop-minicart',
    name: 'failed-change',
    title: 'A change that fails',
    text: 'Delete the line: the service answers with 500, the line comes back, and a message says so for 7.5 s.',
    html: '<shop-minicart></shop-minicart>',
    visitor: 'fault=cart.put:500',
    cart: ['reduced-article'],
    height: 620,
  },
  {
    tag: 'shop-minicart',
    name: 'error',
    title: 'No answer from the cart',
    text: 'The cart can’t be read. The message offers to try again.',
    html: '<shop-minicart></shop-minicart>',
    visitor: 'fault=cart.get:500',
    height: 500,
  },
  {
    tag: 'shop-footer',
    name: 'whole',
    title: 'The whole footer',
    text: 'Built-in content of the country, the newsletter box, and the other countries.',
    html: '<shop-footer></shop-footer>',
    height: 900,
  },
  {
    tag: 'shop-footer',
    name: 'no-newsletter',
    title: 'Without the newsletter box',
    text: 'None of the box’s code is loaded then.',
    html: '<shop-footer newsletter="false"></shop-footer>',
    height: 760,
  },
  {
    tag: 'shop-footer',
    name: 'reduced',
    title: 'In the checkout',
    text: 'Without newsletter, categories, social media and apps.',
    html: '<shop-footer reduced></shop-footer>',
    height: 500,
  },
  {
    tag: 'shop-newsletter',
    name: 'sign-up',
    title: 'Sign up',
    text: 'Focus the field to see all that the country asks for. Addresses are sent nowhere here.',
    html: '<shop-newsletter></shop-newsletter>',
    height: 720,
  },
  {
    tag: 'shop-newsletter',
    name: 'discount',
    title: 'With another discount',
    text: 'The bubble shows `discount`; `images="false"` shows no picture.',
    html: '<shop-newsletter discount="15 %" images="false"></shop-newsletter>',
    height: 640,
  },
  {
    tag: 'shop-newsletter',
    name: 'failed',
    title: 'When the service fails',
    text: 'Send the form: what was typed stays, and the message stands above it.',
    html: '<shop-newsletter></shop-newsletter>',
    visitor: 'fault=newsletter:500',
    height: 720,
  },
  {
    tag: 'shop-preview',
    name: 'panel',
    title: 'For staff',
    text: 'The panel that staff see. “Settings” opens the dialog with date and test group.',
    html: '<shop-preview></shop-preview>',
    visitor: 'staff=on',
    height: 560,
  },
]

/** The folder of an example's page, in the site. A folder each: frames of one site share cookies by folder. */
export const folderOf = ({ tag, name }: Example): string => `examples/${tag}/${name}`
