import type { CSSProperties } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './skeleton.module.css'

/**
 * Shows a placeholder for loading content; it becomes visible after 150 ms (docs/product/frame.md#toasts). Its sizes
 * are CSS lengths.
 */
export function Skeleton({
  width,
  height = '1rem',
  radius,
  className,
}: {
  width?: string
  height?: string
  radius?: string
  className?: string | undefined
}) {
  const style: CSSProperties = { inlineSize: width, blockSize: height, borderRadius: radius }
  return <div aria-hidden="true" className={classNames(styles.skeleton, className)} style={style} />
}
