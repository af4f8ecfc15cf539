/** Validation of the request headers that `headers.ts` names. */
import * as z from 'zod/mini'

/** The random id of a device, in its header and its cookie. */
export const DeviceId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))

const flag = z.enum(['true', 'false'])

/** Request headers by lower-case name. Absent ones are allowed; malformed ones are a 400. */
export const RequestHeaders = z.object({
  'x-app-version': z.optional(z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/))),
  'x-is-app': z.optional(flag),
  'x-is-android': z.optional(flag),
  'x-device-id': z.optional(DeviceId),
  /** language|country|currency, for example tr|TR|TRY. */
  'x-user-info': z.optional(z.string().check(z.regex(/^[a-z]{2}\|[A-Z]{2}\|[A-Z]{3}$/))),
  authorization: z.optional(z.string().check(z.regex(/^Token [A-Za-z0-9_-]{20,200}$/))),
  'idempotency-key': z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
})
export type RequestHeaders = z.infer<typeof RequestHeaders>
