import { pickUpTimes } from '#contract/transfer-limits.ts'

/** The pick-up times offered, with the chosen one where it is another, as after a landing at night. */
export function offeredTimes(chosen: string): readonly string[] {
  return pickUpTimes.includes(chosen) ? pickUpTimes : [...pickUpTimes, chosen].toSorted()
}
