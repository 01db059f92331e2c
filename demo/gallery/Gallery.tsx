import { useEffect, useRef, useState } from 'react'
import type { Site } from '../../src/shop/sites/sites.ts'
import { Actions } from './Actions.tsx'
import { Disclosures } from './Disclosures.tsx'
import { Inputs } from './Inputs.tsx'
import { Messages } from './Messages.tsx'
import { Overlays } from './Overlays.tsx'
import { PackageParts, type Theme } from './PackageParts.tsx'
import { ProductParts } from './ProductParts.tsx'
import { WrongInput } from './WrongInput.tsx'

export function Gallery({ site, theme }: { site: Site; theme: Theme }) {
  return (
    <>
      <Contents />
      <Actions />
      <Inputs />
      <Messages />
      <Disclosures />
      <Overlays />
      <ProductParts site={site} />
      <PackageParts theme={theme} />
      <WrongInput />
    </>
  )
}

/** Leads to each section. A fragment of the address reaches none: they are in a shadow root. */
function Contents() {
  const list = useRef<HTMLUListElement>(null)
  const [headings, setHeadings] = useState<HTMLElement[]>([])
  useEffect(() => {
    const root = list.current?.getRootNode() as ParentNode
    setHeadings([...root.querySelectorAll<HTMLElement>('.gallery__title')])
  }, [])
  return (
    <nav aria-label="Contents">
      <ul ref={list} className="gallery__contents">
        {headings.map((heading) => (
          <li key={heading.textContent}>
            <button type="button" className="link" onClick={() => heading.scrollIntoView()}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
