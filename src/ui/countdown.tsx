import { useEffect, useRef } from 'react'
import { followTimeLeft } from '#ui/follow-time-left.ts'

/** Formats seconds as HH:MM:SS; negative values count as 0. */
export function formatSeconds(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Formats seconds as MM:SS, such as '19:59'; hours are added only if there are any. */
export const formatMinutes = (seconds: number): string => formatSeconds(seconds).replace(/^00:/, '')

interface CountdownProps {
  /**
   * Seconds that remain when the countdown starts. The countdown starts again when `seconds` or the prop `from`
   * changes.
   */
  seconds: number
  /**
   * Data from which the prop `seconds` was taken. New data restarts the countdown even if `seconds` keeps its value.
   */
  from?: unknown
  /** Accessible name of the countdown, such as 'Kalan süre' (remaining time). */
  label: string
  onEnd?: () => void
  /**
   * `onWarn` is called as soon as no more than this number of seconds remain, but not at 0. It is called again only
   * after the countdown has restarted.
   */
  warnAt?: number
  onWarn?: () => void
  className?: string | undefined
  /** Formats the remaining time; as HH:MM:SS by default. */
  write?: (seconds: number) => string
}

/** Returns a duration in ISO 8601 format. */
const isoSeconds = (seconds: number) => `PT${Math.ceil(seconds)}S`

/**
 * Shows a countdown that changes every second. Time is counted from the moment when the component receives `seconds`.
 * The text is written directly to the DOM, because rendering every second would cost several times as much processor
 * time.
 */
export function Countdown({
  seconds,
  from,
  label,
  onEnd,
  warnAt,
  onWarn,
  className,
  write = formatSeconds,
}: CountdownProps) {
  const element = useRef<HTMLTimeElement>(null)
  const given = useRef({ onEnd, onWarn, write })
  useEffect(() => {
    given.current = { onEnd, onWarn, write }
  })
  useEffect(() => {
    let warned = warnAt === undefined
    const show = (left: number) => {
      if (!element.current) return
      element.current.dateTime = isoSeconds(left)
      element.current.textContent = given.current.write(left)
    }
    return followTimeLeft(seconds, (left) => {
      show(left)
      if (!warned && warnAt !== undefined && left <= warnAt && left > 0) {
        warned = true
        given.current.onWarn?.()
      }
      if (left === 0) given.current.onEnd?.()
    })
  }, [seconds, from, warnAt])
  return (
    <time ref={element} role="timer" aria-label={label} className={className} dateTime={isoSeconds(seconds)}>
      {write(seconds)}
    </time>
  )
}
