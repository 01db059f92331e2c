/**
 * A fragment that came by script has its shadow root still in its template, and so has the form inside a footer: they are
 * attached as by the parser (DELIVERY-60).
 */
export function attachTemplate(host: Element): void {
  const template = host.querySelector<HTMLTemplateElement>(':scope>[shadowrootmode]')
  if (!template || host.shadowRoot) return
  // First: our own elements look for it when they are to attach one.
  template.remove()
  const root = host.attachShadow({ mode: 'open' })
  root.append(template.content)
  root.querySelectorAll('shop-newsletter').forEach(attachTemplate)
}
