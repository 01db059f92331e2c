/** The developer's bar under every page: who is asking, how it looks, what goes wrong, what is in the cart. In English. */

import { SITES } from '../../src/shop/sites/sites.ts'
import { CALLS, type CallName, type Fault, offeredFaults } from '../scenarios.ts'
import { CART_ORDERS } from '../services/cart-demo.ts'
import { type Html, html } from './html.ts'
import { type PageContext, THEMES } from './page.ts'

const LOGINS = { LOGGED_OUT: 'Logged out', REMEMBERED: 'Remembered', LOGGED_IN: 'Logged in' } as const

/** Said once and kept by the visitor: not to be said again by the bar's links. */
const ONE_SHOT = ['login', 'staff', 'fault', 'theme', 'site']

function linkTo({ path, query }: PageContext, change: Record<string, string>): string {
  const kept = Object.entries(query).filter(([name, value]) => value !== undefined && !ONE_SHOT.includes(name))
  const search = new URLSearchParams({
    ...Object.fromEntries(kept.map(([name, value]) => [name, value ?? ''])),
    ...change,
  })
  return `${path}?${search}`
}

const choice = (context: PageContext, name: string, value: string, text: string, isCurrent: boolean) =>
  html`<li><a href="${linkTo(context, { [name]: value })}"${isCurrent && html` aria-current="true"`}>${text}</a></li>`

const row = (id: string, label: string, items: readonly Html[]) =>
  html`<div class="demo-bar-row"><h3 id="demo-${id}">${label}</h3><ul aria-labelledby="demo-${id}">${items}</ul></div>`

function faultSelect(call: CallName, current: Fault | undefined): Html {
  const said = JSON.stringify(current)
  const id = `fault-${call.replace('.', '-')}`
  return html`<div class="demo-bar-fault"><label for="${id}">${call}</label>
<select id="${id}" data-call="${call}"><option value="">No fault</option>${offeredFaults(call).map(
    ({ name, fault }) => {
      const value = JSON.stringify(fault)
      return html`<option value="${value}"${value === said && html` selected`}>${name}</option>`
    },
  )}</select></div>`
}

const cartButton = (order: object, text: string) =>
  html`<li><button type="button" data-cart-order="${JSON.stringify(order)}">${text}</button></li>`

export function demoBar(context: PageContext): Html {
  const { site, visitor, theme, query, isStaff } = context
  const is = (name: string) => query[name] === 'off'
  return html`<aside class="demo-bar" lang="en" aria-label="Demo tools">
<details>
<summary>Demo tools <span class="demo-bar-state">${site} · ${LOGINS[visitor.loginStatus]}</span></summary>
<div class="demo-bar-body">
${row(
  'site',
  'Site',
  SITES.map((code) => choice(context, 'site', code, code, code === site)),
)}
${row('login', 'Visitor', [
  ...Object.entries(LOGINS).map(([code, text]) => choice(context, 'login', code, text, code === visitor.loginStatus)),
  choice(context, 'staff', isStaff ? 'off' : 'on', 'Staff', isStaff),
])}
${row(
  'theme',
  'Theme',
  THEMES.map((name) => choice(context, 'theme', name, name, name === (theme ?? 'light'))),
)}
${row('elements', 'Elements', [
  choice(context, 'fragments', is('fragments') ? 'on' : 'off', 'Without fragments', is('fragments')),
  choice(context, 'elements', is('elements') ? 'on' : 'off', 'Without script', is('elements')),
  choice(context, 'consent', query.consent === 'on' ? 'off' : 'on', 'Consent manager', query.consent === 'on'),
  html`<li><a href="/demo/mailbox">Newsletter mailbox</a></li>`,
  html`<li><a href="/demo/promotions">Promotions</a></li>`,
  html`<li><a href="/demo/minicart">Mini cart alone</a></li>`,
])}
${row(
  'cart',
  'Cart',
  CART_ORDERS.map(({ order, text }) => cartButton(order, text)),
)}
<form class="demo-bar-row" data-demo-scenarios aria-labelledby="demo-faults"><h3 id="demo-faults">Faults</h3>
<div class="demo-bar-faults">${CALLS.map((call) => faultSelect(call, visitor.faults.get(call)))}</div></form>
<p class="demo-bar-message" role="status" data-demo-message></p>
</div>
</details>
</aside>`
}
