import line from '#booking/payment/booked-journey.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

interface BookedPathProps {
  icon: IconName
  size: number
  className?: string | undefined
  iconClassName?: string | undefined
}

/** Dashed line between departure and arrival of a booked journey. */
export function BookedPath({ icon, size, className, iconClassName }: BookedPathProps) {
  return (
    <span className={classNames(line.path, className)} aria-hidden="true">
      <Icon name={icon} size={size} className={classNames(line.mark, iconClassName)} />
    </span>
  )
}
