import { useText } from '../shell/useText.ts'

interface DeletedTileProps {
  title: string
  /** Its name in the statistics. */
  name: string
  /** Missing for items that no change of the service can restore. */
  onUndo?: (() => void) | undefined
}

/** Shown in the place of a deleted item for a while (MINICART-32, MINICART-33). */
export function DeletedTile({ title, name, onUndo }: DeletedTileProps) {
  const t = useText('minicart')
  return (
    <div className="deleted-tile">
      <p className="deleted-tile__text">
        <s>{title}</s>
        <span className="deleted-tile__label">{t('deleted')}</span>
      </p>
      {onUndo && (
        <button
          type="button"
          className="deleted-tile__undo"
          aria-label={t('undoItem', { title })}
          data-track={`minicart_undo|${name}`}
          onClick={onUndo}
        >
          {t('undo')}
        </button>
      )}
    </div>
  )
}
