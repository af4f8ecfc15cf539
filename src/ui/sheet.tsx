import { DialogHeader, type FrameProps, useDialogIds } from '#ui/dialog-header.tsx'
import { classNames } from '#ui/class-names.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/** A sheet from the lower edge; centred on wide screens. `height` such as '60%' of the window, never under `minHeight` px. */
export function Sheet({
  title,
  actions,
  footer,
  children,
  height,
  minHeight,
  ...modal
}: FrameProps & { height?: string; minHeight?: number }) {
  const ids = useDialogIds(modal.id)
  const size = { '--sheet-height': height?.replace('%', 'dvh'), '--sheet-min': minHeight && `${minHeight}px` }
  return (
    <ModalDialog
      {...modal}
      id={ids.dialog}
      className={classNames(styles.dialog, styles.sheet)}
      style={size}
      aria-labelledby={ids.heading}
    >
      <div className={styles.frame}>
        <DialogHeader ids={ids} title={title} actions={actions} />
        <div className={styles.content}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </ModalDialog>
  )
}
