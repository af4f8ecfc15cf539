import styles from '#activity/activity-card.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  /** Address of a picture in 4:3; '' for none, which shows the product's mark. */
  image: string
  /** Whether the picture is visible at first and must not be loaded lazily. */
  first?: boolean
  className?: string | undefined
}

/** The decorative picture of an activity or a location. Its size is set before it loads. */
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
