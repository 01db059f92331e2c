import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { logOutStaffAtom } from '../../state/preview/session-connection.ts'
import { Button } from '../ui/action/Button.tsx'

interface SessionButtonsProps {
  areSettingsOpen: boolean
  onToggle(): void
  /** Stands between the two. */
  children: ReactNode
}

/** Opens and closes the settings, by what they are about, and ends the session (PREVIEW-9, PREVIEW-18). */
export function SessionButtons({ areSettingsOpen, onToggle, children }: SessionButtonsProps) {
  return (
    <>
      <Button size="small" variant="activating" aria-expanded={areSettingsOpen} onClick={onToggle}>
        Time and test
      </Button>
      {children}
      {/* Open settings have one of their own. */}
      {!areSettingsOpen && <LogOut />}
    </>
  )
}

/** In the panel, and in the dialog, which makes the panel inert (PREVIEW-37). */
export function LogOut() {
  const logOut = useSetAtom(logOutStaffAtom)
  return (
    <Button size="small" variant="secondary" onClick={() => void logOut()}>
      Log out
    </Button>
  )
}
