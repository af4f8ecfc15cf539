/** Identity fields of a passenger in a payment form, and the properties of the booking on which they depend. */
import type { NameFields, PassengerField } from '#booking/payment/passenger-names.tsx'
import type { SavedPassenger } from '#contract/account.ts'
import type { Country } from '#contract/countries.ts'
import { type FieldMeta, fieldOf } from '#forms/field.ts'

/** Identity fields of a passenger: name, citizenship, national ID, nationality and passport. */
export type IdentityFields = NameFields &
  Record<'foregein_citizen' | 'citizen_number' | 'nationality' | 'passport' | 'passport_expiry_date', PassengerField>

/** Picks the identity fields of a passenger from Conform's metadata. */
export const identityFieldsOf = (meta: Record<keyof IdentityFields, FieldMeta>): IdentityFields => ({
  name: fieldOf(meta.name),
  surname: fieldOf(meta.surname),
  foregein_citizen: fieldOf(meta.foregein_citizen),
  citizen_number: fieldOf(meta.citizen_number),
  nationality: fieldOf(meta.nationality),
  passport: fieldOf(meta.passport),
  passport_expiry_date: fieldOf(meta.passport_expiry_date),
})

/** Properties of the booking on which a passenger's form fields depend. */
export interface PassengerContext {
  /** Whether the trip is domestic, so that a Turkish citizen needs no passport. */
  domestic: boolean
  /** Earliest and latest expiry date of a valid passport, as plain dates. */
  passportExpiry: { min: string; max: string }
  countries: readonly Country[]
  saved: readonly SavedPassenger[]
}
