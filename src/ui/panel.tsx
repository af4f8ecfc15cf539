import { DialogBody, type FrameProps, useDialogIds } from '#ui/dialog-header.tsx'
import { classNames } from '#ui/class-names.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/**
 * Shows a panel at the side of the window: on the right in left-to-right text. `width` is a share of the window's
 * width; on wide screens, the panel is at most 30rem wide.
 */
export function Panel({ title, actions, footer, children, width = '90%', ...modal }: FrameProps & { width?: string }) {
  const ids = useDialogIds(modal.id)
  const size = { '--panel-width': width }
  return (
    <ModalDialog
      {...modal}
      id={ids.dialog}
      className={classNames(styles.dialog, styles.panel)}
      style={size}
      aria-labelledby={ids.heading}
    >
      <DialogBody ids={ids} title={title} actions={actions} footer={footer}>
        {children}
      </DialogBody>
    </ModalDialog>
  )
}
