/** Runs in the page: from a key to the list of suggestions, beside plain DOM code and React alone. */
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { alternately, changed, pause, start } from './timing.ts'

const SERVICE = '/service/searchfrontend/api/suggestions'
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

interface Found {
  searchTerms: { searchterm: string }[]
  products: { id: string; title: string; imageProductThumb: string; productViewUrl: string }[]
}

/** Answers come at once: the network would measure the machine instead of the code. */
function answerCalls(): void {
  const original = window.fetch
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (url.pathname !== SERVICE) return original(input, init)
    const q = url.searchParams.get('q') ?? ''
    const searchTerms = [...'0123456789'].map((digit) => ({ searchterm: `${q} term ${digit}` }))
    const products = [...'01234'].map((id) => ({
      id,
      title: `${q} product ${id}`,
      imageProductThumb: PICTURE,
      productViewUrl: `/product/${id}`,
    }))
    return new Response(JSON.stringify({ searchTerms, products }))
  }
}

const ask = async (query: string): Promise<Found> => {
  const parameters = new URLSearchParams({ q: query, site: 'DE', maxSearchTerms: '10', maxProducts: '5' })
  return (await fetch(`${SERVICE}?${parameters}`)).json()
}

const termUrl = (query: string) => `/search?${new URLSearchParams({ query, site: 'DE' })}`

/** The part of a text before the typed letters, those, and what is after. */
function split(text: string, query: string): [string, string, string] {
  const at = text.indexOf(query)
  return at < 0 ? [text, '', ''] : [text.slice(0, at), query, text.slice(at + query.length)]
}

interface Contender {
  field: HTMLInputElement
  root: Node
  last(): Element | undefined
}

function plainSearch(holder: HTMLElement): Contender {
  holder.innerHTML = '<input type="search"><div class="suggestions" hidden></div>'
  const field = holder.querySelector('input') as HTMLInputElement
  const panel = holder.querySelector('div') as HTMLElement
  const text = (value: string, query: string) => {
    const span = document.createElement('span')
    span.className = 'suggestions__text'
    const [before, match, after] = split(value, query)
    const mark = document.createElement('mark')
    mark.textContent = match
    span.append(before, mark, after)
    return span
  }
  const option = (href: string, ...children: Node[]) => {
    const link = document.createElement('a')
    link.className = 'suggestions__option'
    link.setAttribute('role', 'option')
    link.tabIndex = -1
    link.href = href
    link.append(...children)
    return link
  }
  const picture = (src: string) => {
    const image = document.createElement('img')
    image.width = image.height = 48
    image.alt = ''
    image.src = src
    return image
  }
  field.addEventListener('input', async () => {
    const query = field.value
    const { searchTerms, products } = await ask(query)
    panel.replaceChildren(
      ...searchTerms.map(({ searchterm }) => option(termUrl(searchterm), text(searchterm, query))),
      ...products.map(({ title, imageProductThumb, productViewUrl }) =>
        option(`${productViewUrl}?query=${query}`, picture(imageProductThumb), text(title, query)),
      ),
    )
    panel.hidden = false
  })
  return { field, root: holder, last: () => [...panel.children].at(-1) }
}

function Marked({ text, query }: { text: string; query: string }) {
  const [before, match, after] = split(text, query)
  return (
    <span className="suggestions__text">
      {before}
      <mark>{match}</mark>
      {after}
    </span>
  )
}

/** Uncontrolled and with a listener of its own, as an application writes it that loses no key. */
function FloorSearch() {
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<Found & { query: string }>()
  useEffect(() => {
    const onInput = async () => {
      const query = field.current?.value ?? ''
      setShown({ ...(await ask(query)), query })
    }
    field.current?.addEventListener('input', onInput)
  }, [])
  return (
    <>
      <input ref={field} type="search" />
      {shown && (
        <div className="suggestions">
          {shown.searchTerms.map(({ searchterm }, index) => (
            <a key={index} className="suggestions__option" role="option" tabIndex={-1} href={termUrl(searchterm)}>
              <Marked text={searchterm} query={shown.query} />
            </a>
          ))}
          {shown.products.map(({ id, title, imageProductThumb, productViewUrl }) => (
            <a
              key={id}
              className="suggestions__option"
              role="option"
              tabIndex={-1}
              href={`${productViewUrl}?query=${shown.query}`}
            >
              <img src={imageProductThumb} alt="" width={48} height={48} />
              <Marked text={title} query={shown.query} />
            </a>
          ))}
        </div>
      )}
    </>
  )
}

async function floorSearch(holder: HTMLElement): Promise<Contender> {
  createRoot(holder).render(<FloorSearch />)
  await changed(holder, () => holder.querySelector('input') !== null)
  await pause(50)
  const field = holder.querySelector('input') as HTMLInputElement
  return { field, root: holder, last: () => [...holder.querySelectorAll('[role=option]')].at(-1) }
}

async function ourSearch(holder: HTMLElement, cdnUrl: string): Promise<Contender> {
  await import(`${cdnUrl}/elements/shop-header.js`)
  const isReady = new Promise((resolve) => window.addEventListener('shop-element-ready', resolve, { once: true }))
  holder.innerHTML = '<shop-header site="DE"></shop-header>'
  await isReady
  const header = holder.firstElementChild?.shadowRoot as ShadowRoot
  await changed(header, () => header.querySelector('.search__field') !== null)
  const field = header.querySelector('.search__field') as HTMLInputElement
  return { field, root: header, last: () => [...header.querySelectorAll('[role=option]')].at(-1) }
}

const contenders: Record<string, Contender> = {}

/** Places the fields, and loads the code of each as a focus does. */
export async function load(cdnUrl: string): Promise<void> {
  answerCalls()
  const holder = document.createElement('div')
  document.body.prepend(holder)
  const place = () => holder.appendChild(document.createElement('div'))
  contenders.plain = plainSearch(place())
  contenders.react = await floorSearch(place())
  contenders.ours = await ourSearch(place(), cdnUrl)
  for (const { field } of Object.values(contenders)) {
    field.focus()
    await pause(800)
    field.blur()
  }
}

/** From the key until all suggestions are laid out. */
async function typed({ field, root, last }: Contender, text: string): Promise<number> {
  const isShown = () => last()?.textContent?.includes(`${text} product 4`) ?? false
  const stop = start()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  await changed(root, isShown)
  last()?.getBoundingClientRect()
  return stop()
}

/** Keys are 200 ms apart, as of somebody who types. */
const KEY_MS = 200

/** The first term that somebody types, once for each contender: a page of its own measures it again. */
export async function first(only?: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [name, contender] of Object.entries(contenders)) {
    if (only && name !== only) continue
    contender.field.focus()
    await pause(KEY_MS)
    times[name] = await typed(contender, 'ka')
    await pause(KEY_MS)
  }
  return times
}

const rounds = (count: number, only: string | undefined, textOf: (round: number) => [before: string, text: string]) =>
  alternately(
    count,
    only,
    Object.fromEntries(
      Object.entries(contenders).map(([name, contender]) => [
        name,
        async (round: number) => {
          const [before, text] = textOf(round)
          contender.field.focus()
          await pause(KEY_MS)
          await typed(contender, before)
          await pause(KEY_MS)
          return typed(contender, text)
        },
      ]),
    ),
  )

export const key = (count: number, only?: string) =>
  rounds(count, only, (round) => [`kaffee${round}`, `kaffee${round}m`])
export const removed = (count: number, only?: string) => rounds(count, only, (round) => [`tee${round}m`, `tee${round}`])
