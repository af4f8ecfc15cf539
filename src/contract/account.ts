/** Schemas for the account of a signed-in user: profile, passengers, coupons (docs/product/frame.md#account). */
import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'
import { contactFields, phoneCheck } from '#contract/booking.ts'
import { isPlainDate } from '#contract/calendar-date.ts'
import { isLettersOnly, isNationalId, limits, rule, withoutSeparators } from '#contract/rules.ts'
import { isObject, looseBoolean, requiredText, text, wholeNumber } from '#contract/rule-schemas.ts'

const optionalText = (max: number, tidy = (text: string) => text.trim()) =>
  z.pipe(
    z._default(z.nullable(z.string().check(z.overwrite(tidy), z.maxLength(max, rule.maxLength))), ''),
    z.transform((value) => value ?? ''),
  )

/**
 * Body of PUT /api/user/, which replies with `User`. A new e-mail address applies only after its owner has confirmed it
 * through a link in an e-mail. Until then, `email` in the reply is the old address, and `pending_email` the new one.
 */
export const ProfileForm = z
  .object({
    username: requiredText.check(
      z.minLength(limits.usernameMin, rule.minLength(limits.usernameMin)),
      z.maxLength(limits.nameMax, rule.maxLength),
    ),
    first_name: text(limits.nameMax),
    last_name: text(limits.nameMax),
    ...contactFields,
  })
  .check(phoneCheck)
export type ProfileForm = z.infer<typeof ProfileForm>

/** A saved passenger in the reply to GET /api/user/passengers/. */
export const SavedPassenger = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  gender: z.nullable(z.enum(['F', 'M'])),
  gender_display: z.string(),
  foregein_citizen: z.boolean(),
  nationality_id: z.nullable(z.number()),
  citizen_number: z.string(),
  birth_date: z.nullable(z.string()),
  passport: z.string(),
})
export type SavedPassenger = z.infer<typeof SavedPassenger>
export const SavedPassengerList = z.object({ results: z.array(SavedPassenger) })

/** Converts the empty string, which a `<select>` without a choice posts, to null; null is accepted as well. */
const emptyAsNull = z.pipe(
  z.union([z.literal(''), z.null()]),
  z.transform(() => null),
)
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(z.union([emptyAsNull, schema])),
    z.transform((value): z.infer<Schema> | null => value ?? null),
  )
const letters = text(limits.nameMax).check(z.refine(isLettersOnly, rule.letters))

/** Earliest birth date that the date pickers offer (docs/product/frame.md#form-rules). */
const firstBirthDate = '1900-01-01'

/**
 * Returns the schema for the body of POST /api/user/passenger/ and PUT /api/user/passenger/{id}/, which reply with
 * `SavedPassenger`. Name and surname are required; other fields are optional and validated if present. `today` is
 * today's date in Europe/Istanbul as a plain date; a birth date must not be later.
 */
export const passengerForm = (today: string) =>
  z
    .object({
      name: letters,
      surname: letters,
      gender: orNull(z.enum(['F', 'M'], rule.invalid)),
      foregein_citizen: z._default(looseBoolean, false),
      nationality_id: orNull(wholeNumber),
      citizen_number: optionalText(11, withoutSeparators),
      birth_date: orNull(
        z.string(rule.date).check(
          z.refine((value) => isPlainDate(value) && value >= firstBirthDate, rule.date),
          z.refine((value) => value <= today, rule.notBorn),
        ),
      ),
      passport: optionalText(20).check(
        z.refine((value) => value === '' || value.length >= limits.passportMin, rule.minLength(limits.passportMin)),
      ),
    })
    .check(
      z.refine(({ foregein_citizen: foreign, citizen_number: id }) => foreign || id === '' || isNationalId(id), {
        error: rule.nationalId,
        path: ['citizen_number'],
        when: isObject,
      }),
    )
export type PassengerForm = z.infer<ReturnType<typeof passengerForm>>

/**
 * A coupon in the reply to GET /api/user/coupons/, with its `value` in TRY. `active` is false if the coupon is used or
 * expired. A payment can use the coupon only if it has an `id`.
 */
export const SavedCoupon = z.object({
  id: optionalExtra(z.number()),
  code: z.string(),
  value: z.number(),
  expried_date: z.string(),
  active: z.boolean(),
})
export type SavedCoupon = z.infer<typeof SavedCoupon>
export const SavedCouponList = z.object({ results: z.array(SavedCoupon) })

/** Body of POST /api/user/add-coupon/. */
export const CouponForm = z.object({ c_value: text(150) })
export type CouponForm = z.infer<typeof CouponForm>
/**
 * Reply to POST /api/user/add-coupon/: the message to show. Some backends send a string, others an object with the
 * string in its field `data`.
 */
export const CouponReply = z.pipe(
  z.union([z.string(), z.object({ data: z.string() })]),
  z.transform((reply) => (typeof reply === 'string' ? reply : reply.data)),
)
