import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { installInvokerFallback } from '#ui/invoker-fallback.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

export interface ModalProps {
  /** Id for invokers: `<Button command="show-modal" commandfor={id}>` opens the dialog before hydration. */
  id?: string | undefined
  /** Whether the dialog is open, if controlled; omit it if only invokers open the dialog. */
  open?: boolean | undefined
  /** Called after the dialog has closed in any way: button, Esc, back gesture, press outside, invoker. */
  onClose?: (() => void) | undefined
  children: ReactNode
}

type ModalDialogProps = ModalProps &
  Pick<
    ComponentProps<'dialog'>,
    'className' | 'style' | 'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-label'
  > & {
    /** Whether a press outside closes the dialog; disable it for dialogs that require an answer. */
    lightDismiss?: boolean
    /** Called with the dialog element before it opens. */
    onBeforeOpen?: (dialog: HTMLElement) => void
  }

/**
 * A native modal dialog: the browser handles focus, Esc and Android's back gesture. Rendered open by the server, it is
 * in the page's flow until hydration.
 */
export function ModalDialog({ open, onClose, lightDismiss = true, onBeforeOpen, children, ...rest }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  // React sets the `open` attribute only in the first render; afterwards showModal and close control it.
  const [rendersOpen] = useState(open === true && !hydrated)

  useEffect(installInvokerFallback, [])
  // The listener is native, because React does not listen to this event on server-rendered dialogs; it is attached
  // before the first opening.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !onBeforeOpen) return
    const announce = (event: Event) => {
      if (event.target === dialog && 'newState' in event && event.newState === 'open') onBeforeOpen(dialog)
    }
    dialog.addEventListener('beforetoggle', announce)
    return () => dialog.removeEventListener('beforetoggle', announce)
  }, [onBeforeOpen])
  // The dialog opens in a layout effect, so that it is open before the content's effects, which may move the focus into
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
