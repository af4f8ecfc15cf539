import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { installInvokerFallback } from '#ui/invoker-fallback.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

export interface ModalProps {
  /** Names the dialog for invokers: `<Button command="show-modal" commandfor={id}>` opens it before scripts have run. */
  id?: string | undefined
  /** State of an owner; leave it out where invokers do all the opening. */
  open?: boolean | undefined
  /** Called after every way of closing: button, Esc, back gesture, press beside it, invoker. */
  onClose?: (() => void) | undefined
  /** Called when it opens, by whatever way: the place to load what it shows. */
  onOpen?: (() => void) | undefined
  children: ReactNode
}

type ModalDialogProps = ModalProps &
  Pick<
    ComponentProps<'dialog'>,
    'className' | 'style' | 'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-label'
  > & {
    /** A press beside the dialog closes it. Off for questions that want an answer. */
    lightDismiss?: boolean
    /** Called with the dialog right before it opens. */
    onBeforeOpen?: (dialog: HTMLElement) => void
  }

/**
 * A native modal dialog: focus, Esc and Android's back gesture are the browser's. Rendered open by the server, it is
 * shown in the flow of the page until scripts run.
 */
export function ModalDialog({
  open,
  onClose,
  onOpen,
  lightDismiss = true,
  onBeforeOpen,
  children,
  ...rest
}: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  // React never touches the attribute after the first render: showModal and close own it from then on.
  const [rendersOpen] = useState(open === true && !hydrated)

  useEffect(installInvokerFallback, [])
  // Listened to here, as React does not listen to it on dialogs that the server rendered; and before the first opening.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !onBeforeOpen) return
    const announce = (event: Event) => {
      if (event.target === dialog && 'newState' in event && event.newState === 'open') onBeforeOpen(dialog)
    }
    dialog.addEventListener('beforetoggle', announce)
    return () => dialog.removeEventListener('beforetoggle', announce)
  }, [onBeforeOpen])
  // Before the effects of what it holds, which may move the focus inside: nothing in a closed dialog takes it.
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
      onToggle={(event) => {
        if (event.target === ref.current && event.newState === 'open') onOpen?.()
      }}
      suppressHydrationWarning
    >
      {children}
    </dialog>
  )
}
