import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#booking/results/journey-line.module.css'

interface Props {
  /** Direction of the trip, for screen readers only. */
  direction?: ReactNode
  /** Logo of the carrier. */
  mark: ReactNode
  departure: ReactNode
  arrival: ReactNode
  duration: string
  /** Icon or short text on the line between departure and arrival. The caller must set the class `lineMark` on it. */
  icon: ReactNode
  /** Text below the line between departure and arrival, such as the number of stops. */
  children?: ReactNode
}

export const lineMark = styles.mark

/** Shows a trip in one direction in one row: carrier's logo, departure, duration and stops, arrival. */
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
  /** Plain date of the departure or arrival. */
  date: string
  /** Time of the departure or arrival as HH:MM. */
  time: string
  /** Number of days from departure to arrival, shown as +1, for example. */
  shift?: number
  /** Sign before the time, such as '≈' for an estimated time. */
  mark?: ReactNode
}

export function JourneyTime({ date, time, shift = 0, mark }: TimeProps) {
  const { t } = useLingui()
  const sign = shift > 0 ? '+' : ''
  return (
    <span className={styles.times}>
      <time dateTime={`${date}T${time}`} className={styles.time}>
        {mark && <span className={styles.sign}>{mark}</span>}
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

/** Shows the place of a departure or an arrival. */
export function JourneyPlace({ children }: { children: ReactNode }) {
  return <span className={styles.place}>{children}</span>
}
