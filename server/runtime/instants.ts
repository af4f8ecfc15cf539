/**
 * Calculates with instants (points in time): adds or subtracts a period, and returns the minutes between two of them.
 */
import { minuteMilliseconds } from '#contract/milliseconds.ts'

export const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * minuteMilliseconds)
export const secondsAfter = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)
export const daysBefore = (instant: Date, days: number): Date => minutesAfter(instant, -days * 24 * 60)

/** Returns the minutes from an instant to a later instant, rounded up; at least 1. */
export const minutesUntil = (later: Date, instant: Date): number =>
  Math.max(1, Math.ceil((later.getTime() - instant.getTime()) / minuteMilliseconds))
