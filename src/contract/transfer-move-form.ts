/**
 * Schema of the form that changes the pick-up times of a booked transfer
 * (docs/product/transfers.md#changing-the-pick-up-time).
 */
import * as z from 'zod/mini'
import { looseBoolean, returnDateFailure } from '#contract/rule-schemas.ts'
import { rule } from '#contract/rules.ts'
import { flightNumber } from '#contract/transfer-details.ts'
import { pickUp, pickUpFields } from '#contract/transfer-search.ts'

/**
 * Returns the schema for the body of POST /api/transfer/booking/{session_unique}/move/. Without `confirm`, the call
 * returns a quote of the change; with `confirm`, it changes the pick-up times. A booking of an account can be changed
 * only by that account. A guest's booking can be changed by the device that bought it. Another device needs the `proof`
 * of a PNR lookup, or PNR and the lead passenger's surname. If `returns` is true, a return pick-up is required. If
 * `flight_number` is empty, the booked flight number stays. `today` and `lastDay` are plain dates.
 */
export const transferMoveForm = ({ today, lastDay, returns }: { today: string; lastDay: string; returns: boolean }) =>
  z
    .object({
      ...pickUpFields({ today, lastDay }),
      flight_number: flightNumber,
      confirm: z._default(looseBoolean, false),
      pnr: z._default(z.string(), ''),
      surname: z._default(z.string(), ''),
      proof: z._default(z.string(), ''),
    })
    .check((context) => {
      const form = context.value
      const fail = (field: string, message: string) => {
        context.issues.push({ code: 'custom', message, path: [field], input: form })
      }
      if (!returns) return
      const failed = returnDateFailure(form, { today, lastDay })
      if (failed) fail('return_date', failed)
      if (!form.return_pickup_time) fail('return_pickup_time', rule.required)
      else if (
        pickUp(form.return_date, form.return_pickup_time) < pickUp(form.departure_date, form.departure_pickup_time) &&
        form.return_date === form.departure_date
      )
        fail('return_pickup_time', rule.invalid)
    })
export type TransferMoveForm = z.infer<ReturnType<typeof transferMoveForm>>
