import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/button.tsx'
import type { ModalProps } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/** Props that sheets, panels and popups share. */
export interface FrameProps extends ModalProps {
  title: ReactNode
  /** Content of the dialog's header before the close button, such as a button that clears the filters. */
  actions?: ReactNode
  /**
   * Footer of the dialog. It stays visible while the content above it scrolls, except in a window of little height,
   * where it scrolls with the content.
   */
  footer?: ReactNode
}

/** Returns the IDs that connect a dialog with its heading and its close button. */
export function useDialogIds(id: string | undefined): { dialog: string; heading: string } {
  const own = useId()
  return { dialog: id ?? own, heading: `${own}-title` }
}

/**
 * Shows the heading, the actions and the close button of a dialog. The close button uses the `command` attribute, so
 * that it works before hydration.
 */
export function DialogHeader({
  ids,
  title,
  actions,
}: {
  ids: { dialog: string; heading: string }
  title: ReactNode
  actions?: ReactNode
}) {
  const { t } = useLingui()
  return (
    // The header of a dialog is a `div`: outside `main`, a `header` element would be a landmark of the whole page.
    <div className={styles.header}>
      <h2 id={ids.heading} className={styles.title}>
        {title}
      </h2>
      {actions}
      <IconButton icon="close" label={t`Kapat`} command="close" commandfor={ids.dialog} className={styles.close} />
    </div>
  )
}

interface BodyProps extends Pick<FrameProps, 'title' | 'actions' | 'footer' | 'children'> {
  ids: { dialog: string; heading: string }
}

/** Shows the content of a sheet or a panel: header, body and optional footer. */
export function DialogBody({ ids, title, actions, footer, children }: BodyProps) {
  return (
    <div className={styles.frame}>
      <DialogHeader ids={ids} title={title} actions={actions} />
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
