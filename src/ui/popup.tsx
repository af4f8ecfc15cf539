import { DialogHeader, type FrameProps, useDialogIds } from '#ui/dialog-header.tsx'
import { classNames } from '#ui/class-names.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/**
 * Shows a dialog that fills the window on phones and is centred on wide screens.
 *
 * - `flush`: The content has no padding.
 * - `reading`: The scrolling area is focusable, for content without controls.
 * - `steady`: On wide screens, the height stays the same while the content changes.
 * - `wide`: The dialog is wide, for content that needs the window's width.
 * - `lightDismiss` false: Only the close button, Esc and the back gesture close the dialog.
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
