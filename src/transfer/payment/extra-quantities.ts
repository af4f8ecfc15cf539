/** Quantities of extras on the payment form, by ID. */
import type { TransferExtra } from '#contract/transfer-booking.ts'

export type Quantities = Readonly<Record<number, number>>

/** Name of an extra's field. */
export const extraField = (id: number): string => `extra_products[${id}]`

/** Whether an extra has a stepper; with at most one unit, it has a checkbox. */
export const hasStepper = ({ max_quantity: most }: TransferExtra): boolean => most > 1

/** Quantities as typed, between 0 and the maximum; those of the booking if nothing was typed. */
export function quantitiesOf(extras: readonly TransferExtra[], typed: Record<string, unknown> | null): Quantities {
  const given = typed && Object.keys(typed).some((name) => name.startsWith('extra_products[')) ? typed : null
  return Object.fromEntries(
    extras.map((extra) => {
      const stored = extra.is_selected ? extra.quantity : 0
      const wanted = given ? Math.trunc(Number(given[extraField(extra.id)] ?? 0)) : stored
      return [extra.id, Math.min(Math.max(wanted || 0, 0), extra.max_quantity)]
    }),
  )
}

/** Quantities in a submitted form, in which an unticked checkbox is missing. */
export const quantitiesIn = (form: FormData, extras: readonly TransferExtra[]): Quantities =>
  quantitiesOf(extras, { [extraField(0)]: '', ...Object.fromEntries(form) })

/** The extras with the chosen quantities. */
export const withQuantities = (extras: readonly TransferExtra[], quantities: Quantities): TransferExtra[] =>
  extras.map((extra) => {
    const quantity = quantities[extra.id] ?? 0
    return { ...extra, quantity, is_selected: quantity > 0 }
  })
