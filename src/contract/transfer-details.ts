/** Additional information of a transfer, on its payment form and on its ticket. */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { transferLimits } from '#contract/transfer-limits.ts'

const atMost = (length: number) => z._default(z.string().check(z.trim(), z.maxLength(length, rule.maxLength)), '')

/** The number of the flight that a pick-up waits for; '' for none. */
export const flightNumber = atMost(transferLimits.flightNumber)

/** Additional information. `airline_code` is labelled as the name of the hotel. */
export const TransferDetails = z.object({
  flight_number: flightNumber,
  airline_code: atMost(transferLimits.airlineCode),
  note: atMost(transferLimits.note),
})
export type TransferDetails = z.infer<typeof TransferDetails>
