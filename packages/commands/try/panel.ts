/** The panel that a page shows beside itself: what was changed, and what the doctor finds. Runs in the page. */

function showPanel(): void {
  const changes: string[] = JSON.parse(document.querySelector('#shop-elements-try')?.textContent ?? '[]')
  const host = document.createElement('aside')
  host.lang = 'en'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `:host { all: initial; position: fixed; inset: auto 8px 8px auto; z-index: 2147483647; max-inline-size: min(420px, calc(100vw - 16px)); font: 13px/1.4 system-ui, sans-serif; color: #111; background: #fff; border: 2px solid #06c; border-radius: 6px }
     details { padding: 8px 12px; max-block-size: 50vh; overflow: auto } summary { cursor: pointer; font-weight: 600 } ul { margin: 4px 0; padding-inline-start: 18px } p { margin: 8px 0 0 }`,
  )
  root.adoptedStyleSheets = [sheet]
  const element = (name: string, text: string, parent: Node) => {
    const made = document.createElement(name)
    made.textContent = text
    parent.appendChild(made)
    return made
  }
  const details = element('details', '', root)
  const summary = element('summary', 'shop-elements is tried here', details)
  const list = (title: string, lines: string[]) => {
    element('p', title, details)
    const items = element('ul', '', details)
    for (const line of lines) element('li', line, items)
  }
  list('Changed:', changes)
  document.documentElement.append(host)
  const page = window as {
    shopElements?: {
      version: string
      ready: Promise<void>
      doctor(): Promise<{ code: string; message: string; remedy: string }[]>
    }
  }
  const look = async () => {
    const { shopElements } = page
    if (!shopElements) {
      summary.textContent = 'shop-elements has not started on this page'
      return
    }
    summary.textContent = `shop-elements ${shopElements.version} is tried here`
    await shopElements.ready
    const findings = await shopElements.doctor()
    summary.textContent += findings.length === 0 ? ': no problem found' : `: ${findings.length} found`
    list(
      'The doctor:',
      findings.length === 0
        ? ['No problem found.']
        : findings.map((one) => `${one.code}: ${one.message} → ${one.remedy}`),
    )
    host.dataset.done = ''
  }
  addEventListener('load', () => void look())
}

/** As a module of its own. */
export const PANEL = `(${showPanel})()`
