import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Popup } from '#ui/popup.tsx'
import { Sheet } from '#ui/sheet.tsx'

/**
 * History state of links that open a popup. If a popup was opened by such a link, closing it goes back in the history.
 */
export const openedHere = { opened: true }

interface EditPopupProps {
  title: string
  /** URL of the list to which closing the popup leads. */
  list: string
  /** Whether to show a sheet instead of a popup, for forms with one or two fields. */
  small?: boolean
  children: ReactNode
}

/**
 * Popup that a page renders, open, for the query parameter `edit` of the URL. Without JavaScript it is shown as a part
 * of the page. A press outside closes it only if it is a sheet.
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
