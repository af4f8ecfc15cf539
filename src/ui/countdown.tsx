import { useEffect, useRef } from 'react'

/** Formats seconds as HH:MM:SS; negative values count as 0. */
export function formatSeconds(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Formats seconds as MM:SS, with hours only if there are any: '19:59'. */
export const formatMinutes = (seconds: number): string => formatSeconds(seconds).replace(/^00:/, '')

interface CountdownProps {
  /** Remaining seconds when the data arrived. A new `from` restarts the countdown, even with the same number. */
  seconds: number
  from?: unknown
  /** Label for screen readers, such as 'Kalan süre'. */
  label: string
  onEnd?: () => void
  /** Threshold in seconds: `onWarn` is called once when this many seconds or fewer remain. */
  warnAt?: number
  onWarn?: () => void
  className?: string | undefined
  /** Formats the remaining time; HH:MM:SS by default. */
  write?: (seconds: number) => string
}

/** Duration as an ISO 8601 value. */
const isoSeconds = (seconds: number) => `PT${Math.ceil(seconds)}S`

/**
 * A countdown that updates every second. The deadline is computed when the component first receives `seconds`. The text
 * is written directly to the DOM, because a render every second costs several times as much.
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
    const deadline = performance.now() + seconds * 1000
    let warned = warnAt === undefined
    const show = (left: number) => {
      if (!element.current) return
      element.current.dateTime = isoSeconds(left)
      element.current.textContent = given.current.write(left)
    }
    const tick = () => {
      const now = Math.max(0, (deadline - performance.now()) / 1000)
      show(now)
      if (!warned && warnAt !== undefined && now <= warnAt && now > 0) {
        warned = true
        given.current.onWarn?.()
      }
      if (now > 0) return
      clearInterval(timer)
      given.current.onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [seconds, from, warnAt])
  return (
    <time ref={element} role="timer" aria-label={label} className={className} dateTime={isoSeconds(seconds)}>
      {write(seconds)}
    </time>
  )
}
