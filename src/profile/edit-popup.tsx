import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Popup } from '#ui/popup.tsx'
import { Sheet } from '#ui/sheet.tsx'

/**
 * History state of links that open the edit popup. If the current history entry has this state, closing the popup goes
 * back in the history. Otherwise, closing the popup replaces the current history entry by the page with the list of
 * entries.
 */
export const openedHere = { opened: true }

interface EditPopupProps {
  title: string
  /** URL of the page with the list of entries; this page is shown when the popup is closed. */
  list: string
  /** Whether to show a sheet instead of a popup, for forms with one or two fields. */
  small?: boolean
  children: ReactNode
}

/**
 * Popup for adding or editing an entry. A page renders the popup if the URL has the query parameter `edit`. Without
 * JavaScript, the popup is shown as a part of the page. A press outside the popup closes it only if `small` is true.
 * When the popup has closed, the focus returns to the link that leads to it, if the page still has that link.
 */
export function EditPopup({ title, list, small = false, children }: EditPopupProps) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const opened: unknown = state
  const address = pathname + search
  useEffect(
    () => () => document.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`)?.focus({ preventScroll: true }),
    [address],
  )
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
