import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { logOutStaffAtom } from '../../state/preview/session-connection.ts'
import { Button } from '../ui/action/Button.tsx'

interface SessionButtonsProps {
  areSettingsOpen: boolean
  onToggle(): void
  /** Stands between the two. */
  children?: ReactNode
}

/** Opens and closes the settings, by what they are about, and ends the session; in the panel and in the dialog (PREVIEW-9, PREVIEW-18, PREVIEW-37). */
export function SessionButtons({ areSettingsOpen, onToggle, children }: SessionButtonsProps) {
  const logOut = useSetAtom(logOutStaffAtom)
  return (
    <>
      <Button size="small" variant="activating" aria-expanded={areSettingsOpen} onClick={onToggle}>
        Time and test
      </Button>
      {children}
      <Button size="small" variant="secondary" onClick={() => void logOut()}>
        Log out
      </Button>
    </>
  )
}
