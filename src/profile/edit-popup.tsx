import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Popup } from '#ui/popup.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** History state of links that open a popup: closing it then steps back instead of adding an entry. */
export const openedHere = { opened: true }

interface EditPopupProps {
  title: string
  /** Address of the list that the popup belongs to. */
  list: string
  /** Whether to render a sheet instead of a popup, for one or two fields. */
  small?: boolean
  children: ReactNode
}

/**
 * A popup that is open while the address names it; without scripts it is part of the page. Only a sheet closes when the
 * traveller presses outside it.
 */
export function EditPopup({ title, list, small = false, children }: EditPopupProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const opened: unknown = state
  const close = () =>
    void (typeof opened === 'object' && opened !== null && 'opened' in opened
      ? navigate(-1)
      : navigate(list, { replace: true }))
  if (small)
    return (
      <Sheet open title={title} onClose={close}>
        {children}
      </Sheet>
    )
  return (
    <Popup open title={title} onClose={close} lightDismiss={false}>
      {children}
    </Popup>
  )
}
