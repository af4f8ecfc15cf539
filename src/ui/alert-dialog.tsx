import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

interface AlertDialogProps {
  id?: string | undefined
  open?: boolean | undefined
  title?: ReactNode
  message: ReactNode
  /** 'Tamam' unless told. */
  confirmLabel?: ReactNode
  /** Address that the confirm button leads to; it is a link then, so that it works with scripts off. */
  confirmTo?: string | undefined
  /** Id of the form that the confirm button sends, with scripts or without. */
  confirmForm?: string | undefined
  /** With it, a second button refuses. */
  cancelLabel?: ReactNode
  danger?: boolean
  /** After the confirm button; `onClose` follows. */
  onConfirm?: (() => void) | undefined
  /** After any way of closing. */
  onClose?: (() => void) | undefined
}

/** A message that wants an answer. Rendered open, it stands in the page with scripts off. */
export function AlertDialog(props: AlertDialogProps) {
  const own = useId()
  const {
    id = own,
    open,
    title,
    message,
    confirmLabel,
    confirmTo,
    confirmForm,
    cancelLabel,
    danger = false,
    onConfirm,
    onClose,
  } = props
  const label = confirmLabel ?? <Trans>Tamam</Trans>
  const variant = danger ? 'danger' : 'primary'
  return (
    <ModalDialog
      id={id}
      open={open}
      onClose={onClose}
      lightDismiss={false}
      role="alertdialog"
      className={classNames(styles.dialog, styles.alert)}
      aria-labelledby={title ? `${own}-title` : `${own}-message`}
      aria-describedby={title ? `${own}-message` : undefined}
    >
      <div className={styles.question}>
        {title && (
          <h2 id={`${own}-title`} className={styles.alertTitle}>
            {title}
          </h2>
        )}
        <p id={`${own}-message`}>{message}</p>
        <div className={styles.answers}>
          {cancelLabel && (
            <Button variant="quiet" command="close" commandfor={id}>
              {cancelLabel}
            </Button>
          )}
          {confirmForm !== undefined ? (
            <Button
              type="submit"
              form={confirmForm}
              variant={variant}
              onClick={(event) => {
                onConfirm?.()
                event.currentTarget.closest('dialog')?.close()
              }}
            >
              {label}
            </Button>
          ) : confirmTo === undefined ? (
            <Button variant={variant} command="close" commandfor={id} onClick={onConfirm} autoFocus>
              {label}
            </Button>
          ) : (
            <ButtonLink variant={variant} to={confirmTo} replace onClick={onConfirm}>
              {label}
            </ButtonLink>
          )}
        </div>
      </div>
    </ModalDialog>
  )
}
