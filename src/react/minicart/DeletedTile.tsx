import { useText } from '../shell/useText.ts'

interface DeletedTileProps {
  title: string
  /** Not every item can be brought back. */
  onUndo?: (() => void) | undefined
}

/** What stands in the place of a deleted item for a while (specification 1 §4). */
export function DeletedTile({ title, onUndo }: DeletedTileProps) {
  const t = useText('minicart')
  return (
    <div className="deleted-tile">
      <p className="deleted-tile__text">
        <s>{title}</s>
        <span className="deleted-tile__label">{t('deleted')}</span>
      </p>
      {onUndo && (
        <button type="button" className="deleted-tile__undo" aria-label={`${t('undo')}: ${title}`} onClick={onUndo}>
          {t('undo')}
        </button>
      )}
    </div>
  )
}
