import { DialogHeader, type FrameProps, useDialogIds } from '#ui/dialog-header.tsx'
import { classNames } from '#ui/class-names.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/**
 * A popup, full screen on phones and centred on wide screens. `flush` removes the padding. `reading` makes the scroller
 * focusable, for content without controls. `steady` keeps the height on wide screens while the content changes; `wide`
 * is for content that uses the width of the window. Without `lightDismiss` only the popup's button, Esc and the back
 * gesture close it.
 */
export function Popup({
  title,
  actions,
  footer,
  children,
  flush = false,
  reading = false,
  steady = false,
  wide = false,
  ...modal
}: FrameProps & { flush?: boolean; reading?: boolean; steady?: boolean; wide?: boolean; lightDismiss?: boolean }) {
  const ids = useDialogIds(modal.id)
  return (
    <ModalDialog
      {...modal}
      id={ids.dialog}
      className={classNames(styles.dialog, styles.popup, steady && styles.steady, wide && styles.broad)}
      aria-labelledby={ids.heading}
    >
      <div className={styles.frame}>
        <DialogHeader ids={ids} title={title} actions={actions} />
        <div
          className={classNames(styles.content, flush && styles.flush)}
          {...(reading && { role: 'region', tabIndex: 0, 'aria-labelledby': ids.heading })}
        >
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </ModalDialog>
  )
}
