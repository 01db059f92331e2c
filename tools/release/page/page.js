/** The page with the snippets: reads the releases in its folder, and shows what to paste into a template. */
import { snippets } from './snippets.js'

const BASE = new URL('.', location.href).href
const form = document.querySelector('#choices')
const hint = document.querySelector('#hint')
const isPinned = (release) => /^\d+\.\d+\.\d+/.test(release)

const PARTS = [
  ['page', 'A whole page', 'Save it as an HTML file of your shop, and open it.'],
  ['head', 'Into the head', 'Once per page. If your page has an import map, merge the two.'],
  ['header', 'Where the header belongs', ''],
  ['footer', 'Where the footer belongs', ''],
  ['policy', 'Content-Security-Policy', 'What the elements need, in addition to what your page needs.'],
]

const HINTS = {
  tag: 'The header appears when its code has loaded; reserve.css reserves its space.',
  copy: 'The fragment paints with the page’s own HTML and works without scripts. Paste it again with each new version.',
  ssi: 'Your server fetches the fragment: it must serve /shop-elements/, as a copy of the released folder or by proxy.',
  esi: 'Your cache fetches the fragment: its back end must serve /shop-elements/, as a copy or by proxy.',
  php: 'PHP reads the fragment from a copy of the released folder, shop-elements/ in the document root.',
}

async function get(path) {
  const response = await fetch(BASE + path)
  if (!response.ok) throw new Error(`${path} can't be read (${response.status}).`)
  return response.text()
}

const manifests = new Map()

function manifestOf(release) {
  if (!manifests.has(release)) manifests.set(release, get(`${release}/manifest.json`).then(JSON.parse))
  return manifests.get(release)
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text.value)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  } catch {
    // Without https a page can't write to the clipboard: selects the text, to be copied by hand.
    text.select()
  }
}

const texts = new Map()

function addPart([name, title, explanation]) {
  const part = document.querySelector('#snippet').content.cloneNode(true)
  const [section, text, button] = ['section', 'textarea', 'button'].map((selector) => part.querySelector(selector))
  section.id = name
  part.querySelector('h2').textContent = title
  part.querySelector('p').textContent = explanation
  button.setAttribute('aria-label', `Copy: ${title}`)
  button.addEventListener('click', () => copy(text, button))
  text.setAttribute('aria-label', title)
  texts.set(name, text)
  document.querySelector('#snippets').append(part)
}

async function show() {
  const wanted = new FormData(form)
  const [release, include] = [wanted.get('release'), wanted.get('include')]
  const made = await snippets({
    base: BASE,
    release,
    isPinned: isPinned(release),
    manifest: await manifestOf(release),
    site: wanted.get('site'),
    include,
    isReduced: wanted.has('reduced'),
    read: (file) => get(`${release}/${file}`),
  })
  for (const [name, text] of texts) text.value = made[name]
  hint.textContent = `${HINTS[include]} ${
    isPinned(release)
      ? 'This release never changes; the browser checks every file by its hash. To update, paste again.'
      : 'This channel moves to every compatible release: you need not update, and there are no hashes to check.'
  }`
  document.body.dataset.shown = JSON.stringify([...wanted])
}

function fill(select, values) {
  select.append(...values.map((value) => new Option(value)))
}

async function start() {
  const { versions, channels } = JSON.parse(await get('releases.json'))
  const releases = [...Object.keys(channels), ...versions.reverse()]
  fill(form.elements.release, releases)
  fill(form.elements.site, Object.keys((await manifestOf(releases[0])).sites))
  for (const part of PARTS) addPart(part)
  await show()
  form.addEventListener('change', () => show().catch(fail))
}

const fail = (error) => {
  hint.textContent = `Something is missing: ${error.message}`
}

start().catch(fail)
