/** The codes that the popup of a ticket draws. */
import type { Voucher } from '#contract/voucher.ts'

export interface TicketCodes {
  /**
   * One code per journey, with the details that counter staff ask for: route, start time and place. Instead of the PNR,
   * `entry` has the organiser's own code, or `organiserReference` the organiser's booking number. Empty if there is
   * nothing to scan.
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

/** Whether any code is a barcode, for which the word for QR code does not fit. */
export const hasBars = ({ journeys }: Pick<TicketCodes, 'journeys'>): boolean =>
  journeys.some(({ entry }) => entry?.format === 'CODE128')
