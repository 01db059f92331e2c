/** Why a header or footer needs React on each page view, though nobody uses it (LIVE-10). */

import { TABLES } from '../page/configuration/attribute-findings.ts'
import {
  PAINTED_ATTRIBUTES,
  propsOfAttributes,
  RELEASE,
  readPaintedProps,
  readProps,
} from '../page/configuration/element-props.ts'
import { LIVE_PROPS } from '../page/configuration/live-props.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'
import { PAINTED_BARE_TAGS } from '../page/configuration/tag-facts.ts'
import type { PaintedBareTag } from '../page/configuration/tags.ts'
import { VERSION } from '../shop/version.ts'
import { type Finding, nameOf } from './finding.ts'
import { pageTags } from './page-tags.ts'

interface Reason {
  message: string
  remedy: string
}

const tableOf = ({ localName }: Element) => TABLES[localName] ?? {}

/** The props of the fragment that a tag has, or would get from the release. */
function paintedProps(tag: HTMLElement): CommonProps {
  const container = tag.shadowRoot?.querySelector(`[${PAINTED_ATTRIBUTES}]`)
  const painted = container && readPaintedProps(tag, container, tableOf(tag))
  if (painted) return painted
  const { site, reduced } = readProps(tag, tableOf(tag)) as CommonProps & { reduced?: unknown }
  return propsOfAttributes(tag.localName, tableOf(tag), { site, reduced: `${reduced}` })
}

/** The props that the fragment has otherwise. */
function differingProps(tag: HTMLElement): string[] {
  const [before, now] = [paintedProps(tag), readProps(tag, tableOf(tag))] as unknown as Record<string, unknown>[]
  const live = LIVE_PROPS[tag.localName as PaintedBareTag]
  return Object.keys(now ?? {}).filter((name) => !Object.is(now?.[name], before?.[name]) && !live.includes(name))
}

function reasonsOf(tag: HTMLElement): Reason[] {
  const reasons: Reason[] = []
  const release = tag.shadowRoot?.querySelector(`[${RELEASE}]`)?.getAttribute(RELEASE) ?? VERSION
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
  return reasons
}

export const examineWaking = (): Finding[] =>
  pageTags().flatMap((element): Finding[] => {
    const reasons = PAINTED_BARE_TAGS.includes(element.localName) ? reasonsOf(element) : []
    if (reasons.length === 0) return []
    const message = `${nameOf(element)} fetches and runs React on each page view, used or not (160 kB): ${reasons.map((reason) => reason.message).join('; ')}.`
    return [{ code: 'WAKES_UNUSED', message, remedy: reasons.map(({ remedy }) => remedy).join(' '), element }]
  })
