import styles from '#activity/activity-card.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  /** URL of a picture in 4:3. If it is '', a balloon icon is shown instead. */
  image: string
  /** Whether the picture is in view when the page opens, so that it is not loaded lazily. */
  first?: boolean
  className?: string | undefined
}

/** Decorative picture of an activity or a location. Its size is set before it loads, so that nothing shifts. */
export function Picture({ image, first = false, className }: Props) {
  return (
    <span className={classNames(styles.frame, className)}>
      {image ? (
        <img src={image} alt="" width={800} height={600} loading={first ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        <Icon name="balloon" size={28} />
      )}
    </span>
  )
}
