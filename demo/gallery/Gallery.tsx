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
