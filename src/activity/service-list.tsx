import { serviceIcon } from '#activity/service-icons.ts'
import styles from '#activity/service-list.module.css'
import type { ActivityService } from '#contract/activity-parts.ts'
import { Drawing } from '#ui/icon.tsx'

interface ServiceListProps {
  services: readonly ActivityService[]
  /** `chips`: services as small rounded labels in a row that wraps. `lines`: services in a grid of equal columns. */
  layout?: 'chips' | 'lines'
  label?: string
}

export function ServiceList({ services, layout = 'lines', label }: ServiceListProps) {
  if (services.length === 0) return null
  return (
    <ul className={styles.list} data-layout={layout} aria-label={label}>
      {services.map(({ name, icon }) => (
        <li key={name} className={styles.service}>
          <Drawing path={serviceIcon(icon)} size={layout === 'chips' ? 16 : 20} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
