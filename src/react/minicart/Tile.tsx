import { Trash2 } from 'lucide'
import { type ReactNode, useId } from 'react'
import { safeUrl } from '../../page/browser/safe-url.ts'
import { useText } from '../shell/useText.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Picture } from '../ui/product/Picture.tsx'

interface TileProps {
  title: string
  picture?: string | undefined
  href?: string | undefined
  children: ReactNode
}

/** The frame that every tile of the mini cart has. */
export function Tile({ title, picture, href, children }: TileProps) {
  return (
    <div className="tile">
      <div className="tile__picture">
        <Picture src={safeUrl(picture)} alt="" ratio="1/1" />
      </div>
      <div className="tile__body">
        <h3 className="tile__title">
          <ProductLink href={href}>{title}</ProductLink>
        </h3>
        {children}
      </div>
    </div>
  )
}

/** A link where the address may become one, else the words alone. */
export function ProductLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const target = safeUrl(href)
  return target ? <a href={target}>{children}</a> : children
}

interface TileFootProps {
  title: string
  /** What the price is for. */
  note?: string | undefined
  /** The price. */
  children?: ReactNode
  onDelete(): void
  /** Said when it can't be deleted from here. */
  notDeletable?: string | undefined
}

/** How many, for how much, and the way out. */
export function TileFoot({ title, note, children, onDelete, notDeletable }: TileFootProps) {
  const t = useText('minicart')
  const hint = useId()
  return (
    <>
      <div className="tile__foot">
        <span className="tile__note">{note}</span>
        <span className="tile__end">
          {children}
          <IconButton
            className="tile__delete"
            icon={Trash2}
            iconSize={18}
            label={t('deleteItem', { title })}
            isDisabled={notDeletable !== undefined}
            aria-describedby={notDeletable === undefined ? undefined : hint}
            onClick={onDelete}
          />
        </span>
      </div>
      {notDeletable !== undefined && (
        <p id={hint} className="tile__hint">
          {notDeletable}
        </p>
      )}
    </>
  )
}
