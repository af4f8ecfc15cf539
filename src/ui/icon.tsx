import { classNames } from '#ui/class-names.ts'
import { type IconName, iconPaths } from '#ui/icon-paths.ts'
import styles from './icon.module.css'

/** Arrows that point along the reading direction and are mirrored in right-to-left text. */
const directional = new Set<IconName>(['back', 'plane-takeoff', 'plane-landing'])

/** A drawing in the colour of the text around it. Decorative unless `label` names it. `size` is in pixels. */
export function Icon({
  name,
  size = 24,
  label,
  className,
}: {
  name: IconName
  size?: number
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <svg
      className={classNames(styles.icon, directional.has(name) && styles.directional, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
