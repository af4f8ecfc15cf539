import styles from '#booking/ticket/call-link.module.css'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** Link that calls a telephone number; `phone` may contain spaces and punctuation. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.call}>
      <Icon name={moreIcons.phone} size={20} />
      {phone}
    </a>
  )
}
