import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { DialogBody, type FrameProps, useDialogIds } from '#ui/dialog-header.tsx'
import { classNames } from '#ui/class-names.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/**
 * CSS selector of the controls in a sheet that may get the focus when the sheet opens. Number inputs, as in a stepper,
 * are excluded, because the on-screen keyboard would open for them.
 */
const choices =
  'input:not(:disabled, [type=hidden], [type=number]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled, [aria-disabled=true]), a[href]'

/**
 * Gives the initial focus to the first control in the content of a sheet. If that control is a radio button, the chosen
 * radio button gets the focus. By default, the browser would focus the close button.
 */
function focusFirstChoice(sheet: HTMLElement): void {
  const content = sheet.querySelector(`.${styles.content}`)
  sheet.querySelector('[autofocus]')?.removeAttribute('autofocus')
  const first = content?.querySelector<HTMLInputElement>(choices)
  const asks = first?.type === 'radio' ? (content?.querySelector('input:checked') ?? first) : first
  asks?.setAttribute('autofocus', '')
}

/**
 * Shows a sheet at the bottom of a window narrower than 50rem, and in the middle of any other window. `width` applies
 * only in the middle and is 32rem by default. `height` is a share of the window's height, such as '60%'. The sheet is
 * at least `minHeight` px high, but never higher than 92% of the window's height.
 */
export function Sheet({
  title,
  actions,
  footer,
  children,
  height,
  minHeight,
  width,
  ...modal
}: FrameProps & { height?: string; minHeight?: number; width?: string }) {
  const ids = useDialogIds(modal.id)
  const size = {
    '--sheet-height': height?.replace('%', 'dvh'),
    // The minimum height of the sheet grows with the text size, because larger text needs more space.
    '--sheet-min': minHeight && `max(${minHeight}px, ${minHeight / 16}rem)`,
    '--sheet-width': width,
  }
  return (
    <ModalDialog
      {...modal}
      id={ids.dialog}
      className={classNames(styles.dialog, styles.sheet)}
      style={size}
      aria-labelledby={ids.heading}
      onBeforeOpen={focusFirstChoice}
    >
      <DialogBody ids={ids} title={title} actions={actions} footer={footer}>
        {children}
      </DialogBody>
    </ModalDialog>
  )
}

/** Shows a sheet in which each choice takes effect immediately. The button of the sheet only closes the sheet. */
export function DoneSheet({ children, ...sheet }: Pick<FrameProps, 'title' | 'open' | 'onClose' | 'children'>) {
  return (
    <Sheet
      {...sheet}
      footer={
        <Button wide size="large" onClick={sheet.onClose}>
          <Trans>Tamam</Trans>
        </Button>
      }
    >
      {children}
    </Sheet>
  )
}
