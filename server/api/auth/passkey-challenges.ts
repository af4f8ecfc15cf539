/**
 * Stores the challenges of passkeys. Each challenge is valid for five minutes and can be answered once, either for a
 * registration or for a sign-in.
 */
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { sha256 } from '#server/db/random-token.ts'
import { passkeyChallenges } from '#server/db/schema/identity.ts'

type Deps = Pick<GatewayDeps, 'db' | 'clock'>

export const challengeMinutes = 5

/** Stores a passkey challenge: with a user for a registration, with null for a sign-in. */
export async function keepChallenge({ db, clock }: Deps, challenge: string, userId: number | null): Promise<void> {
  const expiresAt = minutesAfter(clock.now(), challengeMinutes)
  await db.orm.insert(passkeyChallenges).values({ challengeHash: sha256(challenge), userId, expiresAt })
}

/**
 * Deletes and returns the challenge that a browser signed, so that the browser's response can't be replayed. Returns
 * undefined if the challenge is unknown or has expired, or if it was not issued for `userId`: the user who registers a
 * passkey, or null for a sign-in.
 */
export async function takeChallenge(
  { db, clock }: Deps,
  clientDataJSON: string,
  userId: number | null,
): Promise<string | undefined> {
  const challenge = challengeOf(clientDataJSON)
  if (challenge === undefined) return undefined
  const taken = await db.orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, sha256(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return taken.length === 0 ? undefined : challenge
}

function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
