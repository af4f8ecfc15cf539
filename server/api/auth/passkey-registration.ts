/** Adds a passkey to the account of a signed-in user. */
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { PasskeyCreationOptions, type PasskeyRegistration } from '#contract/passkey.ts'
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import { challengeMinutes, keepChallenge, takeChallenge } from '#server/api/auth/passkey-challenges.ts'
import { passkeySite } from '#server/api/auth/passkey-site.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { message } from '#server/text/messages.ts'
import { lockUser } from '#server/account/lock-user.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import { randomId } from '#server/db/random-token.ts'
import { passkeys } from '#server/db/schema/identity.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** Maximum number of passkeys per account. */
const mostPasskeys = 10

/**
 * COSE identifiers of the signature algorithms Ed25519, ES256 and RS256: every authenticator in use supports one of
 * them.
 */
const algorithms = [-8, -7, -257]

const limitReached = (language: string) =>
  new ApiFailure(400, { non_field_errors: [message('passkeyLimit', language, mostPasskeys)] })

/**
 * Returns the registration options for the user's next passkey. Throws a 400 if the account has the maximum number of
 * passkeys.
 */
export async function passkeyCreationOptions(
  deps: GatewayDeps,
  userId: number,
  language: string,
): Promise<PasskeyCreationOptions> {
  const { orm } = deps.db
  const user = await lockUser(orm, userId, language)
  const known = await orm.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (known.length >= mostPasskeys) throw limitReached(language)
  const fullName = `${user.firstName} ${user.lastName}`.trim()
  const options = await generateRegistrationOptions({
    rpName: 'Ufuk',
    rpID: passkeySite(deps.publicOrigin()).rpId,
    userName: user.username,
    userDisplayName: fullName === '' ? user.username : fullName,
    userID: new Uint8Array(Buffer.from(user.handle)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: challengeMinutes * minuteMilliseconds,
  })
  await keepChallenge(deps, options.challenge, userId)
  return PasskeyCreationOptions.parse(options)
}

/**
 * Stores the passkey and notifies its owner by e-mail. Throws a 400 on `credential` if the verification fails or the
 * passkey is already registered.
 */
export async function addPasskey(
  deps: GatewayDeps,
  userId: number,
  form: PasskeyRegistration,
  language: string,
): Promise<PasskeyRow> {
  const refused = () => refusal(400, 'credential', 'passkeyRefused', language)
  const verified = await verifiedCredential(deps, userId, form)
  if (!verified) throw refused()
  try {
    return await deps.db.orm.transaction(async (tx) => {
      await lockUser(tx, userId, language)
      const count = await tx.$count(passkeys, eq(passkeys.userId, userId))
      if (count >= mostPasskeys) throw limitReached(language)
      const [row] = await tx
        .insert(passkeys)
        .values({
          userId,
          credentialId: verified.id,
          publicKey: Buffer.from(verified.publicKey).toString('base64url'),
          counter: verified.counter,
          transports: form.credential.response.transports ?? [],
          name: form.name === '' ? message('passkeyName', language, count + 1) : form.name,
          createdAt: deps.clock.now(),
        })
        .returning()
      if (!row) throw refused()
      const mail = { kind: 'passkey-added' as const, passkeyId: row.id }
      await queueMail(tx, `passkey-added:${row.id}:${randomId()}`, mail, deps.clock.now())
      return row
    })
  } catch (error) {
    if (violatedConstraint(error) === 'passkeys_credential_unique') throw refused()
    throw error
  }
}

async function verifiedCredential(deps: GatewayDeps, userId: number, { credential }: PasskeyRegistration) {
  const expectedChallenge = await takeChallenge(deps, credential.response.clientDataJSON, userId)
  if (expectedChallenge === undefined) return undefined
  const { rpId, origins } = passkeySite(deps.publicOrigin())
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: true,
    })
    return registrationInfo?.credential
  } catch (error) {
    deps.log.info('passkey not added', { reason: error instanceof Error ? error.message : 'unknown' })
    return undefined
  }
}
