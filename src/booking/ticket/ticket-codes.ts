/** The codes that the code popup of a ticket shows. */
import type { Voucher } from '#contract/voucher.ts'

export interface TicketCodes {
  /**
   * One entry per code; empty if there is nothing to scan. The code is `entry`, which the organiser of an activity has
   * issued, otherwise `organiserReference`, the organiser's booking number, otherwise the PNR. `route` and `start` are
   * shown above the code.
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

/**
 * Returns whether one of the codes is a barcode. If so, the labels of the button and the popup that show the codes say
 * 'Giriş kodu' (entry code) instead of 'Karekod' (QR code).
 */
export const hasBars = ({ journeys }: Pick<TicketCodes, 'journeys'>): boolean =>
  journeys.some(({ entry }) => entry?.format === 'CODE128')
