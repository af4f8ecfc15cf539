import { classNames } from '#ui/class-names.ts'
import { type IconName, iconPaths } from '#ui/icon-paths.ts'
import styles from './icon.module.css'

/** Arrows that point along the reading direction and are mirrored in right-to-left text. */
const directional = new Set<IconName>(['back', 'sign-out', 'plane-takeoff', 'plane-landing'])

interface DrawingProps {
  /** In pixels where the text is 16 px; it grows with the text. */
  size?: number
  label?: string | undefined
  className?: string | undefined
}

const rem = (pixels: number) => `${pixels / 16}rem`

/** An outline of 24 × 24 in the colour of the text around it. Decorative unless `label` names it. */
export function Drawing({ path, size = 24, label, className }: DrawingProps & { path: string }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}

/** A drawing that every screen may have. */
export function Icon({ name, className, ...rest }: DrawingProps & { name: IconName }) {
  return (
    <Drawing
      {...rest}
      path={iconPaths[name]}
      className={classNames(directional.has(name) && styles.directional, className)}
    />
  )
}
