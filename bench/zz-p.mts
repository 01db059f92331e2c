import puppeteer from 'puppeteer-core'
import { startDemo } from '../demo/server.ts'
const demo = (await startDemo({ hasContent: true } as never)) as any
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium-headless-shell', headless: 'shell', args: ['--no-sandbox'] })
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms))
async function open(path: string, width: number, height = 800) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width, height })
  await page.goto(demo.url + path)
  await page.evaluate(`window.shopElements?.ready`)
  await wait(700)
  return page
}
const shot = (page: any, name: string) => page.screenshot({ path: `/tmp/w/p/${name}.png` })
const root = `document.querySelector('shop-header').shadowRoot`
for (const width of [1024, 1440, 1920]) {
  const page = await open('/help?site=DE', width)
  await page.evaluate('window.shopElements.wake()')
  await wait(300)
  const at = await page.evaluate(`(() => { const a = [...${root}.querySelectorAll('.navigation__link')].find(a => /Kaffee/.test(a.textContent)).getBoundingClientRect(); return [a.x + a.width/2, a.y + a.height/2] })()`) as number[]
  await page.mouse.move(at[0]!, at[1]! + 3); await page.mouse.move(at[0]!, at[1]!, { steps: 4 })
  await wait(1200)
  const second = await page.evaluate(`(() => { const list = [...${root}.querySelectorAll('.drill-down a, .drill-down button')]; const b = list[1]?.getBoundingClientRect(); return b && [b.x + 30, b.y + b.height/2] })()`) as number[]
  if (second) { await page.mouse.move(second[0]!, second[1]!, { steps: 6 }); await wait(900); const third = await page.evaluate(`(() => { const l = ${root}.querySelectorAll('.drill-down__level'); const b = l[1]?.querySelectorAll('li a')[0] && [...l[1].querySelectorAll('a, button')].find(a => /Espresso-Bohnen/.test(a.textContent))?.getBoundingClientRect(); return b && [b.x + 30, b.y + b.height/2] })()`) as number[]; if (third) { await page.mouse.move(third[0]!, third[1]!, { steps: 6 }); await wait(900) } }
  console.log(width, await page.evaluate(`(() => { const l = ${root}.querySelector('.drill-down__levels'); return l && [l.clientWidth, l.scrollWidth, l.scrollLeft] })()`))
  await shot(page, `nav-${width}`)
}
{
  for (const width of [375, 1024, 1280]) {
  const page = await open('/?site=DE', width)
  await page.evaluate(`${root}.querySelector('.promotion-place--top-banner summary').click()`)
  await wait(700); await shot(page, `legal-top-${width}`) }
}
for (const [site, width] of [['DE',375],['DE',768],['TR',1024],['CH_FR',1280],['DE',1440],['HU',1330]] as const) {
  const page = await open('/help?site=' + site, width)
  await page.evaluate(`document.querySelector('shop-footer').scrollIntoView({block:'end'})`)
  await wait(500)
  await page.evaluate(`document.querySelector('shop-footer').shadowRoot.querySelector('.countries summary').click()`)
  await wait(500); await shot(page, `countries-${width}`)
  console.log(site, width, await page.evaluate(`(() => { const r = document.querySelector('shop-footer').shadowRoot.querySelector('.countries__list').getBoundingClientRect(); return [r.left, innerWidth - r.right] })()`))
}
for (const width of [375, 320]) { const page = await open('/checkout?site=DE', width); await shot(page, `checkout-${width}`); console.log(await page.title()) }
{ const page = await open('/checkout?site=HU', 375); await shot(page, `checkout-hu`) }
await browser.close(); process.exit(0)
