/** Quantities of extras on the payment form of transfers, by the ID of the extra. */
import type { TransferExtra } from '#contract/transfer-booking.ts'

export type Quantities = Readonly<Record<number, number>>

/**
 * Returns the name of an extra's form field, such as `extra_products.7`. The ID is not written as an array index
 * (`extra_products[7]`): Conform would then create an array as long as the ID is large, and `server/web/form-post.ts`
 * refuses forms with such large indices.
 */
export const extraField = (id: number): string => `extra_products.${id}`

/** Whether an extra is chosen with a stepper. An extra whose maximum quantity is 1 has a checkbox. */
export const hasStepper = ({ max_quantity: most }: TransferExtra): boolean => most > 1

/**
 * Returns the quantity of each extra, limited to the range from 0 to the extra's maximum quantity. `typed` contains
 * form values by the name of the form field; an extra that is missing there gets 0. If `typed` is null or contains no
 * form field for extras, the quantities come from `extras`, with 0 for extras that are not selected.
 */
export function quantitiesOf(extras: readonly TransferExtra[], typed: Record<string, unknown> | null): Quantities {
  const given = typed && Object.keys(typed).some((name) => name.startsWith('extra_products.')) ? typed : null
  return Object.fromEntries(
    extras.map((extra) => {
      const stored = extra.is_selected ? extra.quantity : 0
      const wanted = given ? Math.trunc(Number(given[extraField(extra.id)] ?? 0)) : stored
      return [extra.id, Math.min(Math.max(wanted || 0, 0), extra.max_quantity)]
    }),
  )
}

/**
 * Returns the quantities in the data of a form. The quantity of an extra that is missing in the data is 0, because an
 * unchecked checkbox is missing there.
 */
export const quantitiesIn = (form: FormData, extras: readonly TransferExtra[]): Quantities =>
  quantitiesOf(extras, { [extraField(0)]: '', ...Object.fromEntries(form) })

/**
 * Returns a copy of all extras in which each extra has its quantity from `quantities`, or 0 if it is missing there.
 * Extras with a quantity above 0 are marked as selected.
 */
export const withQuantities = (extras: readonly TransferExtra[], quantities: Quantities): TransferExtra[] =>
  extras.map((extra) => {
    const quantity = quantities[extra.id] ?? 0
    return { ...extra, quantity, is_selected: quantity > 0 }
  })
