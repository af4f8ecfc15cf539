import type { ReactNode } from 'react'
import styles from '#booking/ticket/ticket-view.module.css'

interface TicketPathProps {
  /** Says what the duration is of, for who does not see the line. */
  label: ReactNode
  duration: string
  icon: ReactNode
}

/** The way between the two ends of a journey on its ticket. */
export function TicketPath({ label, duration, icon }: TicketPathProps) {
  return (
    <p className={styles.path}>
      <span className="visually-hidden">{label}</span>
      <span>{duration}</span>
      <span className={styles.line}>{icon}</span>
    </p>
  )
}
