import { classNames } from '#ui/class-names.ts'
import { type IconName, iconPaths, type Outline } from '#ui/icon-paths.ts'
import styles from './icon.module.css'

/** Icons that point in reading direction. */
const directionalNames = new Set<IconName>(['back', 'plane-takeoff', 'plane-landing'])

interface DrawingProps {
  /** Size in pixels at a font size of 16 px; scales with the text. */
  size?: number
  label?: string | undefined
  className?: string | undefined
}

const rem = (pixels: number) => `${pixels / 16}rem`

/** A 24 × 24 outline in the text's colour. Decorative unless `label` is set. */
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
  /** Whether the icon is mirrored in right-to-left text, as icons that point in reading direction are. */
  directional?: boolean
}

/** An icon of the shared icon set. */
export function Icon({ name, directional = directionalNames.has(name), className, ...rest }: Props) {
  // A call, not an element: pages have a hundred icons, and each component costs hydration.
  return Drawing({
    ...rest,
    path: outlines[name] ?? name,
    className: classNames(directional && styles.directional, className),
  })
}
