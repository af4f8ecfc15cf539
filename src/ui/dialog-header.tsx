import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/button.tsx'
import type { ModalProps } from '#ui/modal-dialog.tsx'
import styles from './dialog.module.css'

/** What a sheet, a panel and a popup have in common. */
export interface FrameProps extends ModalProps {
  title: ReactNode
  /** Shown before the close button, as a clear action is. */
  actions?: ReactNode
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode
}

/** Ids that tie a dialog to its heading and its close button. */
export function useDialogIds(id: string | undefined): { dialog: string; heading: string } {
  const own = useId()
  return { dialog: id ?? own, heading: `${own}-title` }
}

/** Heading, actions and close button; the close button is an invoker, so that it works before scripts have run. */
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
    <header className={styles.header}>
      <h2 id={ids.heading} className={styles.title}>
        {title}
      </h2>
      {actions}
      <IconButton icon="close" label={t`Kapat`} command="close" commandfor={ids.dialog} className={styles.close} />
    </header>
  )
}

interface BodyProps extends Pick<FrameProps, 'title' | 'actions' | 'footer' | 'children'> {
  ids: { dialog: string; heading: string }
}

/** What is seen of a sheet or a panel: its header, its content, and its footer where it has one. */
export function DialogBody({ ids, title, actions, footer, children }: BodyProps) {
  return (
    <div className={styles.frame}>
      <DialogHeader ids={ids} title={title} actions={actions} />
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}
