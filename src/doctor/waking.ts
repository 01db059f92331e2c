/** Why a header or footer needs React on each page view, though nobody uses it (LIVE-10). */
import { fromJson } from '../page/browser/json.ts'
import { resolveProps } from '../page/configuration/attributes.ts'
import { FOOTER_LIVE_PROPS, HEADER_LIVE_PROPS } from '../page/configuration/live-props.ts'
import { pageRootValue, pageSettings } from '../page/configuration/settings.ts'
import type { Site } from '../shop/sites/sites.ts'
import { VERSION } from '../shop/version.ts'
import { type Finding, nameOf } from './finding.ts'
import { pageTags, TABLES } from './page-tags.ts'

const LIVE_PROPS: Readonly<Record<string, readonly string[]>> = {
  'shop-header': HEADER_LIVE_PROPS,
  'shop-footer': FOOTER_LIVE_PROPS,
}

interface Reason {
  message: string
  remedy: string
}

/** The attributes of the fragment that a tag has, or would get from the release. */
function paintedAttributes(tag: HTMLElement): Readonly<Record<string, string>> {
  const painted = tag.shadowRoot?.querySelector('[data-prerendered]')?.getAttribute('data-prerendered')
  if (painted) return fromJson<Record<string, string>>(painted) ?? {}
  const { site, reduced } = propsOf(tag)
  return { site: `${site}`, reduced: `${reduced}` }
}

const propsOf = (tag: HTMLElement): Readonly<Record<string, unknown>> =>
  resolveProps(TABLES[tag.localName] ?? {}, {
    tag: tag.localName,
    attribute: (name) => tag.getAttribute(name),
    pageRoot: pageRootValue,
    block: pageSettings().block,
  })

/** The props that the fragment has otherwise. */
function differingProps(tag: HTMLElement): string[] {
  const painted = paintedAttributes(tag)
  const before: Readonly<Record<string, unknown>> = resolveProps(TABLES[tag.localName] ?? {}, {
    tag: tag.localName,
    attribute: (name) => painted[name] ?? null,
    pageRoot: () => null,
    block: {},
  })
  const now = propsOf(tag)
  return Object.keys(now).filter(
    (name) => !Object.is(now[name], before[name]) && !LIVE_PROPS[tag.localName]?.includes(name),
  )
}

function reasonsOf(tag: HTMLElement): Reason[] {
  const reasons: Reason[] = []
  const release = tag.shadowRoot?.querySelector('[data-release]')?.getAttribute('data-release') ?? VERSION
  if (release !== VERSION)
    reasons.push({
      message: `its fragment is of release ${release}`,
      remedy: `Include the fragment of ${VERSION}, and clear caches of the page.`,
    })
  const props = differingProps(tag)
  if (props.length > 0)
    reasons.push({
      message: `its fragment has another ${props.join(', ')}`,
      remedy: 'Render the fragment with these values, by the fragment service or renderFragment.',
    })
  const { block, links } = pageSettings()
  const own = [
    ...(block.texts ? ['texts'] : []),
    ...(tag.localName === 'shop-footer' && links[propsOf(tag).site as Site] ? ['links'] : []),
  ]
  if (own.length > 0)
    reasons.push({
      message: `the JSON block sets ${own.join(' and ')}`,
      remedy: 'Set them only where the built-in ones will not do.',
    })
  return reasons
}

export const examineWaking = (): Finding[] =>
  pageTags().flatMap((element): Finding[] => {
    const reasons = element.localName in LIVE_PROPS ? reasonsOf(element) : []
    if (reasons.length === 0) return []
    const message = `${nameOf(element)} fetches and runs React on each page view, used or not (160 kB): ${reasons.map((reason) => reason.message).join('; ')}.`
    return [{ code: 'WAKES_UNUSED', message, remedy: reasons.map(({ remedy }) => remedy).join(' '), element }]
  })
