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
  /** Label of the confirm button, 'Tamam' by default. */
  confirmLabel?: ReactNode
  /** Path to which the confirm button leads. If it is set, the button is a link and works without JavaScript. */
  confirmTo?: string | undefined
  /** ID of the form that the confirm button submits, with or without JavaScript. */
  confirmForm?: string | undefined
  /** Label of a second button, which closes the dialog without confirming. If undefined, there is no such button. */
  cancelLabel?: ReactNode
  danger?: boolean
  /** Called when the confirm button is pressed, before `onClose` is called. */
  onConfirm?: (() => void) | undefined
  /** Called after the dialog has closed for any reason. */
  onClose?: (() => void) | undefined
}

/**
 * Shows an alert or a confirmation dialog. Without JavaScript, a dialog that is rendered open is shown as a part of the
 * page.
 */
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
            <Button
              variant="quiet"
              command="close"
              commandfor={id}
              // Without JavaScript, the focus makes the browser scroll to this dialog, which could be off the screen
              // otherwise.
              autoFocus={open === true && confirmForm !== undefined}
            >
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
