/**
 * Schemas of an OCTO server's responses (https://docs.octo.travel), with the capabilities octo/pricing and
 * octo/content. They check the fields that the gateway uses, and few others. Enumerations, except `pricingPer`, are
 * read as text, because servers add values of their own. Optional content of a wrong shape counts as absent.
 */
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { withTodaysContent } from '#server/supply/octo/octo-older-content.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(100))
const Text = orElse(z.nullish(z.string()), null)
const Count = z.int().check(z.minimum(0))
const Limit = orElse(z.nullish(z.int()), null)
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  orElse(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items) =>
        items.flatMap((one) => {
          const parsed = z.safeParse(item, one)
          return parsed.success ? [parsed.data] : []
        }),
      ),
    ),
    [],
  )

export const OctoPricing = z.object({
  retail: z.int(),
  currency: z.string(),
  currencyPrecision: z.int().check(z.minimum(0), z.maximum(6)),
  includedTaxes: listOf(z.object({ retail: z.int() })),
})
export type OctoPricing = z.infer<typeof OctoPricing>
const Pricing = orElse(z.nullish(OctoPricing), null)

/**
 * ID of a feature or location. The standard defines none, but some servers send one, and `octo-older-content.ts` adds
 * one to some features.
 */
const OwnId = orElse(z.nullish(z.string()), null)
const Feature = z.object({ id: OwnId, shortDescription: z.string(), type: z.string() })
const Address = z.object({
  streetAddress: Text,
  addressLocality: Text,
  addressRegion: Text,
  postalCode: Text,
  addressCountry: Text,
})
const Location = z.object({
  id: OwnId,
  title: Text,
  shortDescription: Text,
  types: z.array(z.string()),
  place: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    postalAddress: Address,
  }),
})
export type OctoLocation = z.infer<typeof Location>

/** Content of an OCTO product or option, with texts in the requested language. */
const content = {
  title: Text,
  shortDescription: Text,
  description: Text,
  features: listOf(Feature),
  locations: listOf(Location),
  categoryLabels: listOf(z.string()),
  durationMinutesFrom: Limit,
  durationMinutesTo: Limit,
  commentary: listOf(z.object({ language: z.string() })),
}

const Unit = z.object({
  id: Id,
  type: z.string(),
  title: Text,
  requiredContactFields: listOf(z.string()),
  restrictions: z.object({
    minAge: Count,
    maxAge: Count,
    idRequired: orElse(z.boolean(), false),
    minQuantity: Limit,
    maxQuantity: Limit,
    paxCount: Count,
    accompaniedBy: listOf(z.string()),
  }),
})
export type OctoUnit = z.infer<typeof Unit>

const Option = z.object({
  id: Id,
  internalName: Text,
  default: orElse(z.boolean(), false),
  cancellationCutoffAmount: Count,
  cancellationCutoffUnit: z.string(),
  requiredContactFields: listOf(z.string()),
  restrictions: z.object({ minUnits: Limit, maxUnits: Limit }),
  units: z.array(Unit),
  ...content,
})
export type OctoOption = z.infer<typeof Option>

/**
 * Schema of an OCTO product (an activity). If its content has the older form, the schema converts it to the current
 * one.
 */
export const OctoProduct = z.pipe(
  z.transform(withTodaysContent),
  z.object({
    id: Id,
    internalName: Text,
    locale: z.string(),
    timeZone: z.string(),
    instantConfirmation: z.boolean(),
    availableCurrencies: z.array(z.string()),
    pricingPer: z.enum(['UNIT', 'BOOKING']),
    options: z.array(Option),
    ...content,
  }),
)
export type OctoProduct = z.infer<typeof OctoProduct>

export const OctoSupplier = z.object({
  id: Id,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  contact: orElse(z.object({ telephone: Text }), { telephone: null }),
})
export type OctoSupplier = z.infer<typeof OctoSupplier>

/** A local time with the UTC offset of its zone, such as `2026-12-11T09:00:00+03:00`. */
const LocalTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?([+-]\d{2}:\d{2}|Z)$/))

export const OctoAvailability = z.object({
  id: Id,
  localDateTimeStart: LocalTime,
  localDateTimeEnd: LocalTime,
  utcCutoffAt: Text,
  allDay: orElse(z.boolean(), false),
  available: z.boolean(),
  status: z.string(),
  vacancies: orElse(z.nullish(Count), null),
  capacity: orElse(z.nullish(Count), null),
  maxUnits: Limit,
  openingHours: listOf(z.object({ from: z.string(), to: z.string() })),
  unitPricing: listOf(z.extend(OctoPricing, { unitId: z.string() })),
  pricing: Pricing,
})
export type OctoAvailability = z.infer<typeof OctoAvailability>

export const OctoCalendarDay = z.object({
  localDate: z.iso.date(),
  available: z.boolean(),
  status: z.string(),
  vacancies: orElse(z.nullish(Count), null),
})
export type OctoCalendarDay = z.infer<typeof OctoCalendarDay>

const Delivery = z.object({ deliveryFormat: z.string(), deliveryValue: z.string() })
export type OctoDelivery = z.infer<typeof Delivery>
const Ticket = orElse(z.nullish(z.object({ deliveryOptions: listOf(Delivery) })), null)

export const OctoBooking = z.object({
  /**
   * UUID of the booking, in lower case. The gateway chooses this UUID; an OCTO server may return it in capitals (RFC
   * 9562).
   */
  uuid: z.string().check(z.toLowerCase()),
  productId: Text,
  supplierReference: Text,
  status: z.string(),
  utcExpiresAt: Text,
  cancellation: orElse(z.nullish(z.object({ reason: Text })), null),
  deliveryMethods: listOf(z.string()),
  voucher: Ticket,
  unitItems: listOf(z.object({ uuid: z.string(), unitId: z.string(), ticket: Ticket })),
  pricing: Pricing,
})
export type OctoBooking = z.infer<typeof OctoBooking>

export const OctoError = z.object({ error: z.string().check(z.maxLength(100)) })
