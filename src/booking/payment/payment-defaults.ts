/**
 * Computes the initial values of the contact and traveller fields of the payment form. A field in the draft gets the
 * draft's value. A contact field that the draft lacks gets its value from the booking's contact data or, if the booking
 * has none, from the account of the signed-in traveller. A field without any of these values is empty. Only the phone
 * code has a default.
 */
import type { AnyBooking } from '#booking/booking-product.ts'
import { nestKeys } from '#contract/bracketed-keys.ts'
import type { SavedPassenger } from '#contract/account.ts'
import type { User } from '#contract/frame.ts'
import type { Draft } from '#store/store.ts'

/** Values of a passenger's form fields by field name, as a form posts them. */
export type PassengerValues = Record<string, string>

interface PaymentDefaults {
  email: string
  phone: string
  phone_code: string
  passengers: PassengerValues[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function textsOf(value: unknown): PassengerValues {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * Returns the initial values of the payment form of `booking`. The phone code defaults to 90
 * (docs/product/booking.md#payment).
 */
export function paymentDefaults(booking: AnyBooking, user: User | null, draft: Draft | null): PaymentDefaults {
  const typed = nestKeys(draft ?? {})
  const contact = textsOf(typed)
  const known = booking.contact ?? user
  const passengers = Array.isArray(typed['passengers']) ? typed['passengers'] : []
  return {
    email: contact['email'] ?? known?.email ?? '',
    phone: contact['phone'] ?? known?.phone ?? '',
    phone_code: contact['phone_code'] ?? (known?.phone_code || '90'),
    passengers: booking.tickets.map((_, index) => textsOf(passengers[index])),
  }
}

/**
 * Converts a saved passenger to the values of form fields; the field `nationality` gets the value of `nationality_id`
 * (docs/product/booking.md#payment).
 */
export function savedPassengerValues(saved: SavedPassenger): PassengerValues {
  return {
    name: saved.name,
    surname: saved.surname,
    foregein_citizen: saved.foregein_citizen ? 'true' : '',
    citizen_number: saved.citizen_number,
    birth_date: saved.birth_date ?? '',
    gender: saved.gender ?? '',
    nationality: saved.nationality_id === null ? '' : String(saved.nationality_id),
    passport: saved.passport,
    passport_expiry_date: '',
  }
}

/**
 * Returns the current values of a passenger's fields in `form`, including empty strings; an unticked checkbox is an
 * empty string.
 */
export function passengerValuesOf(form: FormData, fields: Record<string, { name: string }>): PassengerValues {
  return Object.fromEntries(
    Object.entries(fields).map(([key, { name }]) => {
      const value = form.get(name)
      return [key, typeof value === 'string' ? value : '']
    }),
  )
}
