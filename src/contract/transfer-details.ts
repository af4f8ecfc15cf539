/** Schema of the additional information for the driver, which the payment form asks for and the ticket shows. */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { transferLimits } from '#contract/transfer-limits.ts'

const atMost = (length: number) => z._default(z.string().check(z.trim(), z.maxLength(length, rule.maxLength)), '')

/** Number of the flight for which the driver waits at a pick-up; '' for none. */
export const flightNumber = atMost(transferLimits.flightNumber)

/**
 * Additional information for the driver. `airline_code` is the API's name for the field in which travellers type the
 * name of their hotel (docs/product/transfers.md).
 */
export const TransferDetails = z.object({
  flight_number: flightNumber,
  airline_code: atMost(transferLimits.airlineCode),
  note: atMost(transferLimits.note),
})
export type TransferDetails = z.infer<typeof TransferDetails>
