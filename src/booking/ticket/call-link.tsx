import styles from '#booking/ticket/call-link.module.css'
import { Icon } from '#ui/icon.tsx'

/** A link that calls a telephone number, as written for people. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.call}>
      <Icon name="phone" size={20} />
      {phone}
    </a>
  )
}
