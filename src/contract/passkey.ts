/**
 * Schemas for the calls about passkeys (WebAuthn), below /api/auth/passkey/. Binary values are base64url strings, as in
 * the JSON form of the standard.
 */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { requiredText } from '#contract/rule-schemas.ts'

const bytes = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,16000}$/, rule.invalid))
const publicKey = z.literal('public-key')
const descriptor = z.object({ id: bytes, type: publicKey, transports: z.exactOptional(z.array(z.string())) })
const need = z.enum(['required', 'preferred', 'discouraged'])

/**
 * Reply to POST passkey/registration-options/ (for signed-in users), the argument of `startRegistration({ optionsJSON
 * })`. It is valid for five minutes.
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
 * Reply to POST passkey/authentication-options/ (for guests), the argument of `startAuthentication({ optionsJSON })`.
 * It reveals no account.
 */
export const PasskeyRequestOptions = z.object({
  challenge: bytes,
  rpId: z.exactOptional(z.string()),
  timeout: z.exactOptional(z.number()),
  userVerification: z.exactOptional(need),
})
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>

const attachment = z.exactOptional(z.enum(['cross-platform', 'platform']))
/**
 * Returns the schema of a credential that a device creates; only `response` differs between registration and
 * authentication.
 */
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
 * Body of POST passkey/registration/, which replies with `Passkey`. `credential` is the result of `startRegistration`;
 * the app requests no extensions.
 */
export const PasskeyRegistration = z.object({
  /** Name of the passkey that the traveller chose; if it is empty, the gateway chooses one. */
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

/**
 * Body of POST passkey/authentication/, which replies with `LoginReply`. `credential` is the result of
 * `startAuthentication`.
 */
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

/** Body of PUT passkey/{id}/, which renames a passkey. */
export const PasskeyName = z.object({ name: requiredText.check(z.maxLength(100, rule.maxLength)) })
export type PasskeyName = z.infer<typeof PasskeyName>

/**
 * A passkey in the reply to GET passkey/. Instants are in ISO 8601; `last_used_at` is null until the first sign-in with
 * the passkey.
 */
export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>
export const PasskeyList = z.object({ results: z.array(Passkey) })
