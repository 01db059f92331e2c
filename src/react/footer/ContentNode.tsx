import { ChevronDown } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import type { ViewChild, ViewNode } from '../../view/view.ts'
import { viewOf } from '../../view/views.ts'
import { useElement } from '../shell/ElementContext.ts'
import { reactProps, useView, viewElement } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'

/** A node of the footer's content. Its icons are drawn when the drawings are there, and its panels get a button. */
export function contentNode(child: ViewChild, at: number): ReactNode {
  if (typeof child === 'string') return child
  const { tag, attributes } = child
  if (attributes.class === 'group') return <Panel key={`${at} ${textOf(child)}`} {...child} />
  if (tag === 'svg' && attributes['data-live']) return <Drawing key={`${at}`} {...child} />
  return viewElement(child, at, undefined, contentNode)
}

const textOf = (child: ViewChild): string => (typeof child === 'string' ? child : child.children.map(textOf).join(''))

function Drawing({ attributes, children }: ViewNode) {
  const name = viewOf(attributes['data-live'] ?? '')?.key
  const { children: drawn = children.map(contentNode), ...view } = useView('drawing', name)
  return (
    <svg aria-hidden="true" {...reactProps(attributes)} {...view}>
      {drawn}
    </svg>
  )
}

/** In wide windows a button that comes with React closes it (FOOTER-58). */
function Panel({ children }: ViewNode) {
  const { isHydrated } = useElement()
  const [isClosed, setClosed] = useState(false)
  const id = useId()
  const [heading, details, content] = children as readonly [ViewNode, ViewNode, ViewNode]
  return (
    <section className={`group${isClosed ? ' group--closed' : ''}`}>
      <h3 {...reactProps(heading.attributes)}>
        {heading.children.map(contentNode)}
        {isHydrated && (
          <button
            type="button"
            className="group__toggle"
            aria-label={textOf(heading)}
            aria-expanded={!isClosed}
            aria-controls={id}
            onClick={() => setClosed(!isClosed)}
          >
            <Icon icon={ChevronDown} size={16} />
          </button>
        )}
      </h3>
      {contentNode(details, 1)}
      <div id={isHydrated ? id : undefined} {...reactProps(content.attributes)}>
        {content.children.map(contentNode)}
      </div>
    </section>
  )
}
