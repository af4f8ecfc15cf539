import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { installInvokerFallback } from '#ui/invoker-fallback.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

export interface ModalProps {
  /** ID of the dialog. `<Button command="show-modal" commandfor={id}>` opens it even before hydration. */
  id?: string | undefined
  /** Whether the dialog is open. It must be omitted if only buttons with a `command` attribute open the dialog. */
  open?: boolean | undefined
  /** Called after the dialog has closed for any reason: a button, Esc, the back gesture or a press outside it. */
  onClose?: (() => void) | undefined
  children: ReactNode
}

type ModalDialogProps = ModalProps &
  Pick<
    ComponentProps<'dialog'>,
    'className' | 'style' | 'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-label'
  > & {
    /** Whether a press outside the dialog closes it; should be false for dialogs that require an answer. */
    lightDismiss?: boolean
    /** Called with the dialog element just before the dialog opens. */
    onBeforeOpen?: (dialog: HTMLElement) => void
  }

/**
 * A native modal dialog, for which the browser handles focus, Esc and Android's back gesture. If the server renders it
 * open, it is shown as a part of the page until hydration.
 */
export function ModalDialog({ open, onClose, lightDismiss = true, onBeforeOpen, children, ...rest }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  // React sets the `open` attribute only in the first render; later, `showModal` and `close` change it.
  const [rendersOpen] = useState(open === true && !hydrated)

  useEffect(installInvokerFallback, [])
  // React does not listen to `beforetoggle` on server-rendered dialogs, so a native listener is used. A layout effect
  // adds it before the dialog first opens.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !onBeforeOpen) return
    const announce = (event: Event) => {
      if (event.target === dialog && 'newState' in event && event.newState === 'open') onBeforeOpen(dialog)
    }
    dialog.addEventListener('beforetoggle', announce)
    return () => dialog.removeEventListener('beforetoggle', announce)
  }, [onBeforeOpen])
  // The dialog is opened in a layout effect, so that it is already open when effects of its content move the focus into
  // it.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || open === undefined) return
    if (open && !dialog.matches(':modal')) {
      dialog.removeAttribute('open')
      dialog.showModal()
    } else if (!open && dialog.open) dialog.close()
  }, [open])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !lightDismiss || 'closedBy' in HTMLDialogElement.prototype) return
    const closeIfBeside = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close()
    }
    dialog.addEventListener('click', closeIfBeside)
    return () => dialog.removeEventListener('click', closeIfBeside)
  }, [lightDismiss])

  return (
    <dialog
      {...rest}
      ref={ref}
      open={rendersOpen}
      closedby={lightDismiss ? 'any' : 'closerequest'}
      onClose={(event) => {
        if (event.target === ref.current) onClose?.()
      }}
      suppressHydrationWarning
    >
      {children}
    </dialog>
  )
}
