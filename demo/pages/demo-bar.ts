/** The demo bar below every page: site, visitor, theme, faults and cart. For developers, in English. */

import { CART_ACTIONS } from '../../packages/shop/cart/additions.ts'
import { CALLS, type CallName, type Fault, offeredFaults } from '../../packages/shop/faults.ts'
import { SITES } from '../../src/shop/sites/sites.ts'
import { type Html, html } from './html.ts'
import { type PageContext, THEMES } from './page.ts'

const LOGINS = { LOGGED_OUT: 'Logged out', REMEMBERED: 'Remembered', LOGGED_IN: 'Logged in' } as const

/** Parameters that the visitor keeps: the bar's links must not repeat them. */
const STORED_PARAMETERS = ['login', 'staff', 'fault', 'theme', 'site']

function linkTo({ path, query }: PageContext, change: Record<string, string>): string {
  const kept = Object.entries(query).filter(([name, value]) => value !== undefined && !STORED_PARAMETERS.includes(name))
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
  const selected = JSON.stringify(current)
  const id = `fault-${call.replace('.', '-')}`
  return html`<div class="demo-bar-fault"><label for="${id}">${call}</label>
<select id="${id}" data-call="${call}"><option value="">No fault</option>${offeredFaults(call).map(
    ({ name, fault }) => {
      const value = JSON.stringify(fault)
      return html`<option value="${value}"${value === selected && html` selected`}>${name}</option>`
    },
  )}</select></div>`
}

const cartButton = (action: object, text: string) =>
  html`<li><button type="button" data-cart-action="${JSON.stringify(action)}">${text}</button></li>`

export function demoBar(context: PageContext): Html {
  const { site, visitor, theme, query, isStaff } = context
  const isOff = (name: string) => query[name] === 'off'
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
${row('texts', 'Texts', [
  choice(context, 'texts', 'own', 'As they are', query.texts !== 'pseudo'),
  choice(context, 'texts', 'pseudo', 'Pseudo-locale', query.texts === 'pseudo'),
])}
${row('elements', 'Elements', [
  choice(context, 'fragments', isOff('fragments') ? 'on' : 'off', 'Without fragments', isOff('fragments')),
  choice(context, 'elements', isOff('elements') ? 'on' : 'off', 'Without script', isOff('elements')),
  choice(context, 'consent', query.consent === 'on' ? 'off' : 'on', 'Consent manager', query.consent === 'on'),
  html`<li><a href="/demo/mailbox">Newsletter mailbox</a></li>`,
  html`<li><a href="/demo/promotions">Promotions</a></li>`,
  html`<li><a href="/demo/minicart">Mini cart alone</a></li>`,
])}
${row(
  'cart',
  'Cart',
  CART_ACTIONS.map(({ action, text }) => cartButton(action, text)),
)}
<form class="demo-bar-row" data-demo-scenarios aria-labelledby="demo-faults"><h3 id="demo-faults">Faults</h3>
<div class="demo-bar-faults">${CALLS.map((call) => faultSelect(call, visitor.faults.get(call)))}</div></form>
<p class="demo-bar-message" role="status" data-demo-message></p>
</div>
</details>
</aside>`
}
