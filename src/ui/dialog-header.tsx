import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/button.tsx'
import type { ModalProps } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/** Props shared by sheets, panels and popups. */
export interface FrameProps extends ModalProps {
  title: ReactNode
  /** Content before the close button, such as a clear button. */
  actions?: ReactNode
  /** Sticky footer below the scrolling content. */
  footer?: ReactNode
}

/** Ids that connect a dialog with its heading and its close button. */
export function useDialogIds(id: string | undefined): { dialog: string; heading: string } {
  const own = useId()
  return { dialog: id ?? own, heading: `${own}-title` }
}

/** Heading, actions and close button of a dialog; the close button is an invoker, so that it works before hydration. */
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
    // Uses `div`, because outside `main` a `header` or `footer` would be a landmark of the page.
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

/** Content of a sheet or a panel: header, body and optional footer. */
export function DialogBody({ ids, title, actions, footer, children }: BodyProps) {
  return (
    <div className={styles.frame}>
      <DialogHeader ids={ids} title={title} actions={actions} />
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
