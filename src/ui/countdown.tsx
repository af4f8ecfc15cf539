import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'

/** Seconds as HH:MM:SS; negative ones count as 0. */
export function formatSeconds(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Seconds as MM:SS, with the hours only where there are any: '19:59'. */
export const formatMinutes = (seconds: number): string => formatSeconds(seconds).replace(/^00:/, '')

interface CountdownProps {
  /** Seconds left when the data arrived. Pass a new `from` to start anew with the same number. */
  seconds: number
  from?: unknown
  /** Name for readers, such as 'Kalan süre'. */
  label: string
  onEnd?: () => void
  /** Called once when no more than this many seconds are left. */
  warnAt?: number
  onWarn?: () => void
  className?: string | undefined
  /** How the time left is written; HH:MM:SS unless it says otherwise. */
  write?: (seconds: number) => string
}

/** Time left, ticking each second. The deadline counts from the moment the component first sees `seconds`. */
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
  const [left, setLeft] = useState(seconds)
  const scripts = useHydrated()
  const calls = useRef({ onEnd, onWarn })
  useEffect(() => {
    calls.current = { onEnd, onWarn }
  })
  useEffect(() => {
    const deadline = performance.now() + seconds * 1000
    let warned = warnAt === undefined
    const tick = () => {
      const now = Math.max(0, (deadline - performance.now()) / 1000)
      setLeft(now)
      if (!warned && warnAt !== undefined && now <= warnAt && now > 0) {
        warned = true
        calls.current.onWarn?.()
      }
      if (now > 0) return
      clearInterval(timer)
      calls.current.onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [seconds, from, warnAt])
  return (
    <time role="timer" aria-label={label} className={className} dateTime={`PT${Math.ceil(scripts ? left : seconds)}S`}>
      {write(scripts ? left : seconds)}
    </time>
  )
}
