/** The page with the snippets: reads the releases in its folder, and shows what to paste into a template. */

import { bookmarklet, hasSettings } from './applications.js'
import { showHistory } from './history.js'
import { addSettings, settingsIn, showSettings, tagsIn } from './settings.js'
import { snippets } from './snippets.js'

const BASE = new URL('.', location.href).href
const form = document.querySelector('#choices')
const hint = document.querySelector('#hint')
const live = document.querySelector('#live')
const frame = live.querySelector('iframe')
const isPinned = (release) => /^\d+\.\d+\.\d+/.test(release)

const PARTS = [
  ['page', 'A whole page', 'Save it as an HTML file of your shop, and open it.'],
  ['setup', 'Into the application', 'Once.'],
  ['head', 'Into the head', 'Once per page. If your page has an import map, merge the two.'],
  ['header', 'Where the header belongs', ''],
  ['newsletter', 'Where the newsletter form belongs', ''],
  [
    'minicart',
    'Where the mini cart belongs',
    'With slot="minicart", inside shop-header, it takes the place of the header’s own in the cart flyout.',
  ],
  ['footer', 'Where the footer belongs', ''],
  ['policy', 'Content-Security-Policy', 'What the elements need, in addition to what your page needs.'],
]

const HINTS = {
  tag: 'The script paints the tags from the fragments of the release; reserve.css keeps their space until then.',
  copy: 'The fragment paints with the page’s own HTML and works without scripts. Paste it again with each new version.',
  ssi: 'Your server fetches the fragment: it must serve /shop-elements/, as a copy of the released folder or by proxy.',
  esi: 'Your cache fetches the fragment: its back end must serve /shop-elements/, as a copy or by proxy.',
  php: 'PHP reads the fragment from a copy of the released folder, shop-elements/ in the document root.',
  wordpress: 'The theme reads the fragment from a copy of the released folder, shop-elements/ in the document root.',
  react: 'The tags stand in JSX; script and reserve.css in the page that the application starts from.',
  vue: 'The tags stand in templates; script and reserve.css in the page that the application starts from.',
  angular: 'The tags stand in templates; script and reserve.css in the page that the application starts from.',
}

/** Those of the release are made without attributes. */
const BY_SERVICE = 'With these attributes the fragment comes from the fragment service: npx shop-elements fragments.'
const PASTED = 'The attributes take effect when the script has taken the fragment over.'

async function get(path) {
  const response = await fetch(BASE + path)
  if (!response.ok) throw new Error(`${path} can't be read (${response.status}).`)
  return response.text()
}

/** The version of each channel. */
let channels = {}
/** The versions that have their documentation. */
let documented = []

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

let shown = 0

async function show() {
  shown += 1
  const turn = shown
  const wanted = new FormData(form)
  const [tags, settings] = [tagsIn(wanted), settingsIn(wanted)]
  showSettings(tags)
  const [release, include] = [wanted.get('release'), wanted.get('include')]
  const made = await snippets({
    base: BASE,
    release,
    isPinned: isPinned(release),
    manifest: await manifestOf(release),
    site: wanted.get('site'),
    include,
    isReduced: wanted.has('reduced'),
    tags,
    settings,
    read: (file) => get(`${release}/${file}`),
  })
  // A later choice may be ready before.
  if (turn !== shown) return
  for (const [name, text] of texts) {
    text.value = made[name]
    text.closest('section').hidden = made[name] === ''
  }
  const own = !hasSettings({ settings })
    ? ''
    : include === 'copy'
      ? PASTED
      : ['ssi', 'esi', 'php', 'wordpress'].includes(include)
        ? BY_SERVICE
        : ''
  hint.textContent = `${HINTS[include]} ${own} ${
    isPinned(release)
      ? 'This release never changes; the browser checks every file by its hash. To update, paste again.'
      : 'This channel moves to every compatible release: you need not update, and there are no hashes to check.'
  }`
  showLive(release, wanted.get('site'), wanted.has('reduced'), settings)
  // A channel has no doctor of its own.
  showDoctor(channels[release] ?? release)
  showDocumentation(channels[release] ?? release)
  document.body.dataset.shown = JSON.stringify([...wanted])
}

/** In ms: who types gets one page, not one a letter. */
const PREVIEW_DELAY = 300
let nextPreview = 0

/** Loads only when it is looked at. */
function showLive(release, site, isReduced, settings) {
  const own = [['site', site], ...(isReduced ? [['reduced', '']] : [])]
  // "reduced" is no attribute of the others, which take no notice of it.
  const tags = Object.entries(settings).map(([tag, list]) => [tag, [...own, ...list]])
  frame.dataset.address = `preview.html#${encodeURIComponent(JSON.stringify({ release, site, tags }))}`
  clearTimeout(nextPreview)
  nextPreview = setTimeout(() => {
    if (live.open) frame.src = frame.dataset.address
  }, PREVIEW_DELAY)
}

function showDoctor(release) {
  const code = bookmarklet(BASE, release)
  document.querySelector('#doctor a').href = code
  document.querySelector('#doctor textarea').value = code
}

function showDocumentation(version) {
  const link = document.querySelector('#documentation')
  link.hidden = !documented.includes(version)
  link.href = `${BASE}${version}/docs/index.html`
  link.textContent = `Documentation of ${version}`
}

function fill(select, values) {
  select.append(...values.map((value) => new Option(value)))
}

async function start() {
  const released = JSON.parse(await get('releases.json'))
  channels = released.channels
  documented = released.documented ?? []
  showHistory(released)
  const { versions } = released
  const releases = [...Object.keys(channels), ...versions.reverse()]
  fill(form.elements.release, releases)
  fill(form.elements.site, Object.keys((await manifestOf(releases[0])).sites))
  addSettings(form, JSON.parse(await get(`${channels[releases[0]] ?? releases[0]}/custom-elements.json`)))
  for (const part of PARTS) addPart(part)
  await show()
  form.addEventListener('input', () => show().catch(fail))
  form.addEventListener('submit', (event) => event.preventDefault())
  live.addEventListener('toggle', () => {
    if (live.open) frame.src = frame.dataset.address
  })
  live.querySelector('#width').addEventListener('change', ({ target }) => {
    frame.style.width = target.value
  })
  const doctor = document.querySelector('#doctor')
  const text = doctor.querySelector('textarea')
  doctor.querySelector('button').addEventListener('click', ({ target }) => copy(text, target))
  doctor.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault()
    text.select()
  })
}

const fail = (error) => {
  hint.textContent = `Something is missing: ${error.message}`
}

start().catch(fail)
