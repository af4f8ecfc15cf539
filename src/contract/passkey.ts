/**
 * Schemas of passkey (WebAuthn) calls, below /api/auth/passkey/. Binary values are base64url strings, as in the
 * standard's JSON.
 */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { requiredText } from '#contract/rule-schemas.ts'

const bytes = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,16000}$/, rule.invalid))
const publicKey = z.literal('public-key')
const descriptor = z.object({ id: bytes, type: publicKey, transports: z.exactOptional(z.array(z.string())) })
const need = z.enum(['required', 'preferred', 'discouraged'])

/**
 * POST passkey/registration-options/ (signed in): argument of `startRegistration({ optionsJSON })`. Valid for five
 * minutes.
 */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
  challenge: bytes,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.exactOptional(z.number()),
  excludeCredentials: z.exactOptional(z.array(descriptor)),
  authenticatorSelection: z.exactOptional(
    z.object({
      residentKey: z.exactOptional(need),
      requireResidentKey: z.exactOptional(z.boolean()),
      userVerification: z.exactOptional(need),
    }),
  ),
  attestation: z.exactOptional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
})
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>

/**
 * POST passkey/authentication-options/ (guests): argument of `startAuthentication({ optionsJSON })`. Reveals no
 * account.
 */
export const PasskeyRequestOptions = z.object({
  challenge: bytes,
  rpId: z.exactOptional(z.string()),
  timeout: z.exactOptional(z.number()),
  userVerification: z.exactOptional(need),
})
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>

const attachment = z.exactOptional(z.enum(['cross-platform', 'platform']))
/** Credential of a device; only `response` differs between registration and authentication. */
const credentialOf = <Response extends z.ZodMiniType>(response: Response) =>
  z.object(
    {
      id: bytes,
      rawId: bytes,
      type: publicKey,
      authenticatorAttachment: attachment,
      clientExtensionResults: z.unknown(),
      response,
    },
    rule.invalid,
  )

/**
 * POST passkey/registration/ → Passkey. `credential` is the result of `startRegistration`; the app requests no
 * extensions.
 */
export const PasskeyRegistration = z.object({
  /** Name chosen by the traveller; if empty, the gateway chooses one. */
  name: z._default(z.string().check(z.trim(), z.maxLength(100, rule.maxLength)), ''),
  credential: credentialOf(
    z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.exactOptional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
    }),
  ),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** POST passkey/authentication/ → LoginReply. `credential` is the result of `startAuthentication`. */
export const PasskeyAuthentication = z.object({
  credential: credentialOf(
    z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.exactOptional(bytes),
    }),
  ),
})
export type PasskeyAuthentication = z.infer<typeof PasskeyAuthentication>

/** PUT passkey/{id}/ */
export const PasskeyName = z.object({ name: requiredText.check(z.maxLength(100, rule.maxLength)) })
export type PasskeyName = z.infer<typeof PasskeyName>

/** GET passkey/ — instants in ISO 8601; `last_used_at` is null until the first sign-in with the passkey. */
export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>
export const PasskeyList = z.object({ results: z.array(Passkey) })
