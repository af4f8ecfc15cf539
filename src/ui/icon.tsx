import { classNames } from '#ui/class-names.ts'
import { type IconName, iconPaths, type Outline } from '#ui/icon-paths.ts'
import styles from './icon.module.css'

/** Icons that point in the reading direction and are mirrored in right-to-left text. */
const directionalNames = new Set<IconName>(['back', 'plane-takeoff', 'plane-landing'])

interface DrawingProps {
  /** Size in pixels at a font size of 16 px; the icon grows with the text. */
  size?: number
  label?: string | undefined
  className?: string | undefined
}

const rem = (pixels: number) => `${pixels / 16}rem`

/** Draws an SVG path on a 24 × 24 grid in the text's colour. It is hidden from screen readers unless `label` is set. */
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

const outlines: Readonly<Record<string, Outline>> = iconPaths

interface Props extends DrawingProps {
  name: IconName
  /** Whether the icon points in the reading direction, so that it is mirrored in right-to-left text. */
  directional?: boolean
}

/** Shows an icon of `iconPaths`, or one that is given as an SVG path. */
export function Icon({ name, directional = directionalNames.has(name), className, ...rest }: Props) {
  // `Drawing` is called as a function and not rendered as a component. A page has about a hundred icons, and each
  // component makes hydration slower.
  return Drawing({
    ...rest,
    path: outlines[name] ?? name,
    className: classNames(directional && styles.directional, className),
  })
}
