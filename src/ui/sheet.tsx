import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { DialogBody, type FrameProps, useDialogIds } from '#ui/dialog-header.tsx'
import { classNames } from '#ui/class-names.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/** Selector of focusable choices; excludes a stepper's number input, which would open the on-screen keyboard. */
const choices =
  'input:not(:disabled, [type=hidden], [type=number]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]'

/** Moves the initial focus from the close button, the browser's default, to the first choice. */
function focusFirstChoice(sheet: HTMLElement): void {
  const content = sheet.querySelector(`.${styles.content}`)
  sheet.querySelector('[autofocus]')?.removeAttribute('autofocus')
  const first = content?.querySelector<HTMLInputElement>(choices)
  const asks = first?.type === 'radio' ? (content?.querySelector('input:checked') ?? first) : first
  asks?.setAttribute('autofocus', '')
}

/**
 * A bottom sheet, centred on wide screens. `height` is relative to the viewport, such as '60%', with a minimum of
 * `minHeight` px. `width` applies on wide screens and is 32rem by default.
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
    // The minimum grows with the text size, because larger text needs more pixels.
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

/** A sheet of choices that apply immediately; its button only closes the sheet. */
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
