/**
 * Builds the request that confirms a booking at an OCTO server. The contact of the booking is the first traveller,
 * whose name is always sent. Other contact details are sent only if the activity requires them. If it is unknown what
 * the activity requires, e-mail address and telephone number are sent, too. The date on which the travellers arrive at
 * the destination, if they entered it, is sent as a note.
 */
import * as z from 'zod/mini'
import type { OctoCatalogue } from '#server/supply/octo/octo-catalogue.ts'
import { readOctoOffer, travellerPositions } from '#server/supply/octo/octo-keys.ts'
import type { SoldOption } from '#server/supply/octo/octo-product.ts'
import type { OctoBooking } from '#server/supply/octo/octo-schemas.ts'
import type { Sale } from '#server/supply/reservations.ts'

const Selection = z.object({
  offer: z.object({ key: z.string() }),
  arrivalDate: z._default(z.nullable(z.string()), null),
})

/**
 * Returns the activity's option that a traveller has selected. Returns undefined if the option is no longer sold or the
 * catalogue could not be loaded.
 */
export function contactOptionOf(catalogue: OctoCatalogue | undefined, selection: unknown): SoldOption | undefined {
  const offer = z.safeParse(Selection, selection).data?.offer
  const name = offer && readOctoOffer(offer.key)
  return name && catalogue?.products.get(name.product)?.options.find(({ id }) => id === name.option)
}

interface Person {
  name: string
  surname: string
}

/** Returns the contact fields of one person. The name is always sent, because vouchers are issued to it. */
function contactOf({ name, surname }: Person, fields: readonly string[], sale: Sale) {
  const asks = (field: string) => fields.includes(field)
  return {
    firstName: name,
    lastName: surname,
    ...(asks('fullName') && { fullName: `${name} ${surname}` }),
    ...(asks('emailAddress') && { emailAddress: sale.email }),
    ...(asks('phoneNumber') && { phoneNumber: sale.phone }),
    ...(asks('locales') && { locales: ['tr', 'en'] }),
    ...(asks('notes') && { notes: '' }),
    ...(asks('allowMarketing') && { allowMarketing: false }),
  }
}

const everyField = ['fullName', 'emailAddress', 'phoneNumber']

/** Returns notes for the organiser: the date on which the travellers arrive at the destination, if they entered it. */
function notesOf(selection: unknown): { notes?: string } {
  const arrival = z.safeParse(Selection, selection).data?.arrivalDate
  return arrival ? { notes: `Arrival date: ${arrival}` } : {}
}

/**
 * Returns the body of a confirmation. It contains the contact fields of the whole booking, and those of each traveller
 * whose price unit requires any.
 */
export function confirmationOf(booking: OctoBooking, sale: Sale, option: SoldOption | undefined) {
  const [lead = { name: '', surname: '' }] = sale.travellers
  const unitFields = new Map(option?.units.map(({ id, contactFields }) => [id, contactFields]))
  const positions = travellerPositions(booking)
  const items = booking.unitItems.map(({ uuid, unitId }, index) => {
    const fields = unitFields.get(unitId) ?? []
    const traveller = sale.travellers[positions[index] ?? index]
    return { uuid, unitId, ...(traveller && fields.length > 0 && { contact: contactOf(traveller, fields, sale) }) }
  })
  return {
    emailReceipt: false,
    contact: { ...contactOf(lead, option?.contactFields ?? everyField, sale), ...notesOf(sale.selection) },
    // Either all unit items (one for each traveller) are sent, or none. If only some were sent, the OCTO server would
    // remove the others from the booking.
    ...(items.some((item) => 'contact' in item) && { unitItems: items }),
  }
}
