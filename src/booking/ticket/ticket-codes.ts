/** The codes that the code popup of a ticket shows. */
import type { Voucher } from '#contract/voucher.ts'

export interface TicketCodes {
  /**
   * One entry per code, with the details that staff ask for: route, and start time and place. In place of the PNR there
   * may be the organiser's own code (`entry`) or its booking number (`organiserReference`). Empty if there is nothing
   * to scan.
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

/** Returns whether one of the codes is a barcode; the button and the popup are then not named 'Karekod' (QR code). */
export const hasBars = ({ journeys }: Pick<TicketCodes, 'journeys'>): boolean =>
  journeys.some(({ entry }) => entry?.format === 'CODE128')
