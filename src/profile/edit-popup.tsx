import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Popup } from '#ui/popup.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** State of the links that open a popup, so that closing it goes back to the list below and leaves no trace. */
export const openedHere = { opened: true }

interface EditPopupProps {
  title: string
  /** Address of the list below. */
  list: string
  /** A sheet, for a field or two. */
  small?: boolean
  children: ReactNode
}

/** A popup that stands in the address; with scripts off it is part of the page. Only a sheet closes by a press beside it. */
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
