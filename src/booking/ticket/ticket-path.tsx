import type { ReactNode } from 'react'
import styles from '#booking/ticket/ticket-view.module.css'

interface TicketPathProps {
  /** Label of the journey's duration, for screen readers only. */
  label: ReactNode
  duration: string
  icon: ReactNode
}

/** Line between departure and arrival of a journey on its ticket, with the duration. */
export function TicketPath({ label, duration, icon }: TicketPathProps) {
  return (
    <p className={styles.path}>
      <span className="visually-hidden">{label}</span>
      <span>{duration}</span>
      <span className={styles.line}>{icon}</span>
    </p>
  )
}
