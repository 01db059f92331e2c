import { Trash2 } from 'lucide'
import { type ReactNode, useId } from 'react'
import { safeUrl } from '../../page/browser/safe-url.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Picture } from '../ui/product/Picture.tsx'

interface TileProps {
  title: string
  /** Its name in the statistics. */
  name: string
  picture?: string | undefined
  href?: string | undefined
  children: ReactNode
}

/** The layout that all tiles share: picture, title and content. */
export function Tile({ title, name, picture, href, children }: TileProps) {
  return (
    <div className="tile">
      <div className="tile__picture">
        <Picture src={safeUrl(picture)} alt="" ratio="1/1" />
      </div>
      <div className="tile__body">
        {/* A long title is cut after two lines, and whole under the mouse (MINICART-66). */}
        <h3 className="tile__title" title={title}>
          <ProductLink href={href} name={name}>
            {title}
          </ProductLink>
        </h3>
        {children}
      </div>
    </div>
  )
}

interface ProductLinkProps {
  href: string | undefined
  name: string
  children: ReactNode
}

/** A link if the address is safe, else plain text (CALL-22, CALL-23). */
export function ProductLink({ href, name, children }: ProductLinkProps) {
  const target = safeUrl(href)
  if (!target) return children
  return (
    <a href={target} data-track={`minicart_product|${name}`}>
      {children}
    </a>
  )
}

export interface TileFootProps {
  title: string
  name: string
  /** The subject of the price, e.g. the quantity, or a stepper. */
  note?: ReactNode
  /** The price. */
  children?: ReactNode
  onDelete(): void
  /** Disables the delete button and explains why; shown without a price. */
  lockedReason?: string | undefined
}

/** Props of the tiles of all kinds. */
export interface ItemTileProps {
  site: Site
  hasPriceSummary: boolean
  /** Its title, what the statistics call it, its number of pieces, and the deletion. */
  foot: TileFootProps
  /** Cents. */
  amount: number | undefined
}

/** Quantity, price and delete button of a tile. */
export function TileFoot({ note, children, lockedReason, ...item }: TileFootProps) {
  if (lockedReason !== undefined) return <LockedFoot {...item} note={note} lockedReason={lockedReason} />
  return (
    <Foot note={note} button={<DeleteButton {...item} />}>
      {children}
    </Foot>
  )
}

/** The button does nothing, and refers to the text that says why. */
function LockedFoot({ note, lockedReason, ...item }: TileFootProps & { lockedReason: string }) {
  const hintId = useId()
  return (
    <>
      <Foot note={note} button={<DeleteButton {...item} hintId={hintId} />} />
      <p id={hintId} className="tile__hint">
        {lockedReason}
      </p>
    </>
  )
}

interface FootProps {
  note: ReactNode
  button: ReactNode
  children?: ReactNode
}

const Foot = ({ note, button, children }: FootProps) => (
  <div className="tile__foot">
    <span className="tile__note">{note}</span>
    {children}
    {button}
  </div>
)

type DeleteButtonProps = Pick<TileFootProps, 'title' | 'name' | 'onDelete'> & { hintId?: string }

function DeleteButton({ title, name, onDelete, hintId }: DeleteButtonProps) {
  const t = useText('minicart')
  return (
    <IconButton
      className="tile__delete"
      icon={Trash2}
      iconSize={18}
      label={t('deleteItem', { title })}
      isDisabled={hintId !== undefined}
      aria-describedby={hintId}
      data-track={hintId === undefined ? `minicart_delete|${name}` : undefined}
      onClick={onDelete}
    />
  )
}
