/** Validates the request headers whose names are in `headers.ts`. */
import * as z from 'zod/mini'

/** The random ID of a device, in the request header and in the cookie. */
export const DeviceId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))

const flag = z.enum(['true', 'false'])

/** Schema of the request headers by lower-case name. A missing header is allowed; a malformed one is a 400. */
export const RequestHeaders = z.object({
  'x-app-version': z.optional(z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/))),
  'x-is-app': z.optional(flag),
  'x-is-android': z.optional(flag),
  'x-device-id': z.optional(DeviceId),
  /** Language, country and currency as language|country|currency, for example tr|TR|TRY. */
  'x-user-info': z.optional(z.string().check(z.regex(/^[a-z]{2}\|[A-Z]{2}\|[A-Z]{3}$/))),
  authorization: z.optional(z.string().check(z.regex(/^Token [A-Za-z0-9_-]{20,200}$/))),
  'idempotency-key': z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
})
export type RequestHeaders = z.infer<typeof RequestHeaders>
