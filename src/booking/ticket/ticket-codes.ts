/** What the popup of a ticket draws. */
import type { Voucher } from '#contract/voucher.ts'

export interface TicketCodes {
  /**
   * One code per journey, with the details that counter staff ask for: route, start time and place. In place of the PNR,
   * `entry` is the organiser's own code, or `organiserReference` the number under which the organiser finds the booking.
   * Empty if there is nothing to scan.
   */
  journeys: {
    route: string
    start: string
    pnr: string | null
    entry?: Pick<Voucher, 'format' | 'value'>
    organiserReference?: string
  }[]
  names: string[]
}

/** Whether a code is one of bars, so that the word for squares does not fit. */
export const hasBars = ({ journeys }: Pick<TicketCodes, 'journeys'>): boolean =>
  journeys.some(({ entry }) => entry?.format === 'CODE128')
