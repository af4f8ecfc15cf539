import { DialogBody, type FrameProps, useDialogIds } from '#ui/dialog-header.tsx'
import { classNames } from '#ui/class-names.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/** What can be chosen; the number of a stepper is none, as a phone would bring up its keyboard for it. */
const choices =
  'input:not(:disabled, [type=hidden], [type=number]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]'

/** The browser puts the focus on the first thing of a dialog, which is the button that closes it, unless one asks for it. */
function focusFirstChoice(sheet: HTMLElement): void {
  const content = sheet.querySelector(`.${styles.content}`)
  sheet.querySelector('[autofocus]')?.removeAttribute('autofocus')
  const first = content?.querySelector<HTMLInputElement>(choices)
  const asks = first?.type === 'radio' ? (content?.querySelector('input:checked') ?? first) : first
  asks?.setAttribute('autofocus', '')
}

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
      onBeforeOpen={focusFirstChoice}
    >
      <DialogBody ids={ids} title={title} actions={actions} footer={footer}>
        {children}
      </DialogBody>
    </ModalDialog>
  )
}
