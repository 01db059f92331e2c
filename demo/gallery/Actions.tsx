import { Heart, Search, ShoppingBag, Trash2 } from 'lucide'
import { useState } from 'react'
import { Button } from '../../src/react/ui/action/Button.tsx'
import { ButtonLink } from '../../src/react/ui/action/ButtonLink.tsx'
import { IconButton } from '../../src/react/ui/action/IconButton.tsx'
import { Icon } from '../../src/react/ui/Icon.tsx'
import { Section, Specimen } from './Section.tsx'

const VARIANTS = ['primary', 'secondary', 'activating', 'sale', 'community'] as const
const SIZES = ['small', 'medium', 'large'] as const

export function Actions() {
  return (
    <Section title="Buttons" hint="A button does something; a link that looks like one leads somewhere.">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: small, medium, large`}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size === 'small' ? 'Add' : 'Add to cart'}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen name="Button, loading: clicks are ignored">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} isLoading loadingLabel="Sending">
            Send
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button that loads for two seconds when clicked">
        <LoadingButton />
      </Specimen>
      <Specimen name="Button, wide, with an icon">
        <Button variant="activating" isWide>
          <Icon icon={ShoppingBag} size={20} />
          Add to cart
        </Button>
      </Specimen>
      <Specimen name="ButtonLink: with and without an address">
        <ButtonLink href="/cart">To the cart</ButtonLink>
        <ButtonLink href={undefined} variant="secondary">
          To the checkout
        </ButtonLink>
      </Specimen>
      <Specimen name="ButtonLink: small, medium, large">
        {SIZES.map((size) => (
          <ButtonLink key={size} href="/cart" size={size} variant="secondary">
            To the cart
          </ButtonLink>
        ))}
      </Specimen>
      <Specimen name="IconButton: enabled, disabled">
        <IconButton icon={Heart} label="Put on the watchlist" />
        <IconButton icon={Search} label="Search" />
        <IconButton icon={Trash2} label="Delete" isDisabled />
      </Specimen>
    </Section>
  )
}

function LoadingButton() {
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), 2000)
  }
  return (
    <Button isLoading={isLoading} loadingLabel="Sending" onClick={load}>
      Send
    </Button>
  )
}
