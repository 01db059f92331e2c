/** The fields for attributes: made from the release's custom-elements.json, with its explanations. */

const TITLES = {
  all: 'For all of them',
  'shop-header': 'Header',
  'shop-footer': 'Footer',
  'shop-newsletter': 'Newsletter form',
  'shop-minicart': 'Mini cart',
}
/** On every page; the others where they are chosen. */
const ALWAYS = ['shop-header', 'shop-footer']
const TAGS = [...ALWAYS, 'shop-newsletter', 'shop-minicart']
/** Chosen above, for all tags. */
const ELSEWHERE = ['site', 'reduced']

/** The values of `'a' | 'b'`; none of another type. */
const choicesOf = ({ type }) => [...type.text.matchAll(/'([^']*)'/g)].map(([, value]) => value)

const attributesOf = (manifest, tag) =>
  manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag)
    .attributes.filter(({ name }) => !ELSEWHERE.includes(name))

function controlOf(attribute) {
  const choices = attribute.type.text === 'boolean' ? ['true', 'false'] : choicesOf(attribute)
  if (choices.length === 0) {
    const input = document.createElement('input')
    input.placeholder = attribute.default ?? ''
    return input
  }
  const select = document.createElement('select')
  fillChoices(select, choices, attribute.default)
  return select
}

function fillChoices(select, choices, usual = '') {
  select.append(new Option(usual ? `${usual} (default)` : 'default', ''))
  select.append(...choices.filter((choice) => choice !== usual).map((choice) => new Option(choice)))
}

/** Whether it has a default that an empty value takes away: nothing, an empty and another value are three things there. */
const canBeEmpty = ({ type, default: usual, description }) =>
  type.text === 'string' && usual && /\ban empty one\b/.test(description)

/** A box that chooses the empty value, which can't be typed. */
function emptyBox(control, { name }) {
  const label = document.createElement('label')
  const box = document.createElement('input')
  label.className = 'check'
  box.type = 'checkbox'
  box.name = `empty.${control.name}`
  box.addEventListener('input', () => {
    control.disabled = box.checked
  })
  label.append(box, ` empty: ${name}=""`)
  return label
}

function addField(container, group, attribute) {
  const field = document.querySelector('#field').content.cloneNode(true).firstElementChild
  const help = field.querySelector('small')
  const label = document.createElement('label')
  const control = controlOf(attribute)
  control.name = `${group}.${attribute.name}`
  control.id = control.name
  label.htmlFor = control.id
  label.textContent = attribute.name
  help.textContent = attribute.description.replaceAll('`', '')
  help.id = `about-${control.name}`
  control.setAttribute('aria-describedby', help.id)
  help.before(label, control)
  if (canBeEmpty(attribute)) help.before(emptyBox(control, attribute))
  container.append(field)
}

function addGroup(name, attributes) {
  const group = document.querySelector('#group').content.cloneNode(true).firstElementChild
  group.dataset.of = name
  group.querySelector('summary').textContent = `${TITLES[name]}: ${attributes.length} attributes`
  for (const attribute of attributes) addField(group.querySelector('.fields'), name, attribute)
  document.querySelector('#attributes').append(group)
}

/** Attributes that all tags have are asked for once. */
export function addSettings(form, manifest) {
  const attributes = new Map(TAGS.map((tag) => [tag, attributesOf(manifest, tag)]))
  const isCommon = ({ name }) => [...attributes.values()].every((list) => list.some((one) => one.name === name))
  const common = attributes.get('shop-header').filter(isCommon)
  const theme = common.find(({ name }) => name === 'theme')
  fillChoices(form.elements['all.theme'], choicesOf(theme), theme.default)
  // The language follows from the site, so its default is none of these.
  addGroup(
    'all',
    common.filter((one) => one !== theme).map((one) => (one.name === 'locale' ? { ...one, default: '' } : one)),
  )
  for (const [tag, list] of attributes)
    addGroup(
      tag,
      list.filter((one) => !isCommon(one)),
    )
}

/** The tags that the page has, in their order on it. */
export const tagsIn = (choices) => TAGS.filter((tag) => ALWAYS.includes(tag) || choices.has(`with.${tag}`))

/** Shows the fields of these tags only. */
export function showSettings(tags) {
  for (const group of document.querySelectorAll('#attributes details'))
    group.hidden = group.dataset.of !== 'all' && !tags.includes(group.dataset.of)
}

/** By tag of the page: attributes that differ from their defaults, as `[name, value]`. */
export function settingsIn(choices) {
  const settings = Object.fromEntries(tagsIn(choices).map((tag) => [tag, []]))
  for (const [field, value] of choices) {
    const [, empty, group, name] = /^(empty\.)?(all|shop-\w+)\.(.+)$/.exec(field) ?? []
    if (!name || (value === '' && !empty)) continue
    for (const [tag, list] of Object.entries(settings))
      if (group === 'all' || group === tag) list.push([name, empty ? '' : value])
  }
  return settings
}
