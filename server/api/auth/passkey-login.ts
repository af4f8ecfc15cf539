/**
 * Signs travellers in by passkey. The browser offers discoverable credentials, so the calls don't reveal who has an
 * account.
 */
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PasskeyAuthentication, PasskeyRequestOptions } from '#contract/passkey.ts'
import { challengeMinutes, keepChallenge, takeChallenge } from '#server/api/auth/passkey-challenges.ts'
import { passkeySite } from '#server/api/auth/passkey-site.ts'
import { openSession } from '#server/account/sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { users } from '#server/db/schema/accounts.ts'
import { passkeys } from '#server/db/schema/identity.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'

/**
 * Returns the options of a passkey sign-in: the relying party and a new challenge. They contain nothing about an
 * account.
 */
export async function passkeyRequestOptions(deps: GatewayDeps): Promise<PasskeyRequestOptions> {
  const { challenge, rpId, timeout, userVerification } = await generateAuthenticationOptions({
    rpID: passkeySite(deps.publicOrigin()).rpId,
    userVerification: 'required',
    timeout: challengeMinutes * minuteMilliseconds,
  })
  await keepChallenge(deps, challenge, null)
  return {
    challenge,
    ...(rpId !== undefined && { rpId }),
    ...(timeout !== undefined && { timeout }),
    ...(userVerification !== undefined && { userVerification }),
  }
}

/** Returns the token of a new session; undefined if the passkey is unknown or its verification fails. */
export async function loginByPasskey(
  deps: GatewayDeps,
  { credential }: PasskeyAuthentication,
): Promise<string | undefined> {
  const { db, clock } = deps
  const challenge = await takeChallenge(deps, credential.response.clientDataJSON, null)
  if (challenge === undefined) return undefined
  const [row] = await db.orm
    .select({ passkey: passkeys, handle: users.handle })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credential.id))
  const { userHandle } = credential.response
  if (!row || (userHandle !== undefined && userHandle !== Buffer.from(row.handle).toString('base64url'))) {
    return undefined
  }
  const counter = await verifiedCounter(deps, credential, challenge, row.passkey)
  if (counter === undefined) return undefined
  return db.orm.transaction(async (tx) => {
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: clock.now() })
      // The signature counter reveals a cloned authenticator: original and clone count separately, so one of them later
      // sends a counter that is not higher than the stored one. Of two concurrent responses with the same counter, only
      // the first signs in. A counter of 0 is not checked: it means that the authenticator does not count signatures.
      .where(and(eq(passkeys.id, row.passkey.id), counter === 0 ? undefined : lt(passkeys.counter, counter)))
      .returning({ userId: passkeys.userId })
    return used[0] && openSession(tx, clock, used[0].userId)
  })
}

const Transports = z.array(z.string())

/** Returns the authenticator's new signature counter; undefined if the verification fails. */
async function verifiedCounter(
  { publicOrigin, log }: GatewayDeps,
  credential: PasskeyAuthentication['credential'],
  expectedChallenge: string,
  passkey: typeof passkeys.$inferSelect,
): Promise<number | undefined> {
  const { rpId, origins } = passkeySite(publicOrigin())
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: Transports.parse(passkey.transports),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    // The library throws on most failed verifications, for example a wrong origin, a counter that is not higher than
    // the stored one, or malformed data. For a wrong signature, it returns `verified: false` instead.
    log.info('passkey refused', { reason: error instanceof Error ? error.message : 'unknown' })
    return undefined
  }
}
