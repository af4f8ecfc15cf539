import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#booking/results/journey-line.module.css'

interface Props {
  /** The direction, for screen readers. */
  direction?: ReactNode
  /** The carrier's logo. */
  mark: ReactNode
  departure: ReactNode
  arrival: ReactNode
  duration: string
  /** An icon on the line, with the class `lineMark`. */
  icon: ReactNode
  /** Text below the line, such as the number of stops. */
  children?: ReactNode
}

export const lineMark = styles.mark

/** One direction in one line: the carrier's mark, departure, duration and stops, arrival. */
export function JourneyLine({ direction, mark, departure, arrival, duration, icon, children }: Props) {
  return (
    <div className={styles.trip}>
      {direction && <span className="visually-hidden">{direction}</span>}
      {mark}
      <div className={styles.point}>{departure}</div>
      <p className={styles.path}>
        <span className={styles.duration}>{duration}</span>
        <span className={styles.line}>{icon}</span>
        {children}
      </p>
      <div className={styles.point}>{arrival}</div>
    </div>
  )
}

interface TimeProps {
  /** Plain date. */
  date: string
  /** Time of day (HH:MM). */
  time: string
  /** Number of days from departure to arrival, shown as +1. */
  shift?: number
  /** Sign before the time, such as '≈' for an estimate. */
  mark?: ReactNode
}

export function JourneyTime({ date, time, shift = 0, mark }: TimeProps) {
  const { t } = useLingui()
  const sign = shift > 0 ? '+' : ''
  return (
    <span className={styles.times}>
      <time dateTime={`${date}T${time}`} className={styles.time}>
        {mark}
        {time}
      </time>
      {shift !== 0 && (
        <sup className={styles.shift} title={date}>
          <span aria-hidden="true">{`${sign}${shift}`}</span>
          <span className="visually-hidden">{t`${shift} gün sonra`}</span>
        </sup>
      )}
    </span>
  )
}

/** The place of a departure or an arrival. */
export function JourneyPlace({ children }: { children: ReactNode }) {
  return <span className={styles.place}>{children}</span>
}
