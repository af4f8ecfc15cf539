/** Identity fields of a passenger, and the properties of the booking that they depend on. */
import type { NameFields, PassengerField } from '#booking/payment/passenger-names.tsx'
import type { SavedPassenger } from '#contract/account.ts'
import type { Country } from '#contract/countries.ts'
import { type FieldMeta, fieldOf } from '#forms/field.ts'

/** The identity fields of a passenger: name, citizenship, national ID and passport. */
export type IdentityFields = NameFields &
  Record<'foregein_citizen' | 'citizen_number' | 'nationality' | 'passport' | 'passport_expiry_date', PassengerField>

/** Picks the identity fields from Conform's metadata of a passenger. */
export const identityFieldsOf = (meta: Record<keyof IdentityFields, FieldMeta>): IdentityFields => ({
  name: fieldOf(meta.name),
  surname: fieldOf(meta.surname),
  foregein_citizen: fieldOf(meta.foregein_citizen),
  citizen_number: fieldOf(meta.citizen_number),
  nationality: fieldOf(meta.nationality),
  passport: fieldOf(meta.passport),
  passport_expiry_date: fieldOf(meta.passport_expiry_date),
})

/** Properties of the booking that passenger fields depend on. */
export interface PassengerContext {
  /** On domestic trips a Turkish citizen needs no passport. */
  domestic: boolean
  /** Earliest and latest valid passport expiry, as plain dates. */
  passportExpiry: { min: string; max: string }
  countries: readonly Country[]
  saved: readonly SavedPassenger[]
}
