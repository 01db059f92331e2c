/** The fields for attributes: made from the release's custom-elements.json, with its explanations. */

const TAGS = ['shop-header', 'shop-footer']
const TITLES = { all: 'For header and footer', 'shop-header': 'Header', 'shop-footer': 'Footer' }
/** Chosen above, for both tags. */
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

function addField(place, group, attribute) {
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
  place.append(field)
}

function addGroup(name, attributes) {
  const group = document.querySelector('#group').content.cloneNode(true)
  group.querySelector('summary').textContent = `${TITLES[name]}: ${attributes.length} attributes`
  for (const attribute of attributes) addField(group.querySelector('.fields'), name, attribute)
  document.querySelector('#attributes').append(group)
}

/** Attributes that both tags have are asked for once. */
export function addSettings(form, manifest) {
  const [header = [], footer = []] = TAGS.map((tag) => attributesOf(manifest, tag))
  const isCommon = ({ name }) => [header, footer].every((list) => list.some((one) => one.name === name))
  const theme = header.find(({ name }) => name === 'theme')
  fillChoices(form.elements['all.theme'], choicesOf(theme), theme.default)
  // The language follows from the site, so its default is none of these.
  const common = header.filter((one) => isCommon(one) && one.name !== 'theme')
  addGroup(
    'all',
    common.map((one) => (one.name === 'locale' ? { ...one, default: '' } : one)),
  )
  for (const [index, tag] of TAGS.entries())
    addGroup(
      tag,
      [header, footer][index].filter((one) => !isCommon(one)),
    )
}

/** By tag: attributes that differ from their defaults, as `[name, value]`. */
export function settingsIn(choices) {
  const settings = Object.fromEntries(TAGS.map((tag) => [tag, []]))
  for (const [field, value] of choices) {
    const [, group, name] = /^(all|shop-\w+)\.(.+)$/.exec(field) ?? []
    if (!name || value === '') continue
    for (const tag of TAGS) if (group === 'all' || group === tag) settings[tag].push([name, value])
  }
  return settings
}
