/** Limits counted in the database, so that they hold over any number of processes. */
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { headerNames } from '#contract/headers.ts'
import { neighbourhoodOf, networkOf } from '#server/middleware/address-network.ts'
import { ApiFailure } from '#server/http/api-error.ts'
import { message } from '#server/text/messages.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import { sha256 } from '#server/db/random-token.ts'
import { rateLimits } from '#server/db/schema/operations.ts'

interface Limit {
  /** Hits allowed in a window from one device behind one address. */
  perDevice: number
  /** Hits allowed in a window from one address, whatever its devices say they are; IPv6 counts by /64. */
  perAddress: number
  /** Hits allowed in a window on one user name or reservation code, wherever they come from. */
  perSubject: number
  /** Of these, the hits allowed from one address, so that nobody alone can keep others away from their name. */
  perSubjectHere?: number
  /**
   * Hits that the neighbourhood of an address still has in an hour once `perSubject` is used up, so that strangers who
   * fail on purpose don't lock the owner out (docs/decisions/0022). Absent: none.
   */
  perSubjectNearby?: number
  windowSeconds: number
  /** The sentence that says so, with the seconds or minutes to wait. */
  words?: 'tooMany' | 'tooManySearches'
}

/** What may be guessed of one user name or reservation code; only failures count, since right answers are taken back. */
const guesses = { perSubject: 30, perSubjectHere: 10, perSubjectNearby: 3 }
const nearbySeconds = 3600

/** Mobile networks put thousands of travellers behind one address, so what everyone does is limited by device. */
export const limits = {
  login: { perDevice: 10, perAddress: 100, ...guesses, windowSeconds: 300 },
  // Limits of what sends mail count by its address, whoever has it: they tell nothing of who has an account.
  register: { perDevice: 10, perAddress: 200, perSubject: 5, windowSeconds: 3600 },
  'new-email': { perDevice: 10, perAddress: 200, perSubject: 5, windowSeconds: 3600 },
  activation: { perDevice: 20, perAddress: 300, perSubject: 15, windowSeconds: 900 },
  'resend-code': { perDevice: 10, perAddress: 200, perSubject: 5, windowSeconds: 3600 },
  'forget-password': { perDevice: 10, perAddress: 200, perSubject: 5, windowSeconds: 3600 },
  'reset-password': { perDevice: 15, perAddress: 200, perSubject: 10, windowSeconds: 300 },
  password: { perDevice: 15, perAddress: 300, perSubject: 10, windowSeconds: 300 },
  passkey: { perDevice: 40, perAddress: 1200, perSubject: 30, windowSeconds: 300 },
  account: { perDevice: 60, perAddress: 1200, perSubject: 60, windowSeconds: 60 },
  coupon: { perDevice: 10, perAddress: 200, perSubject: 15, windowSeconds: 300 },
  'check-pnr': { perDevice: 15, perAddress: 100, ...guesses, windowSeconds: 300 },
  'price-alert': { perDevice: 20, perAddress: 100, perSubject: 100, windowSeconds: 300 },
  contact: { perDevice: 5, perAddress: 60, perSubject: 60, windowSeconds: 600 },
  // A search is three rows that are kept for a month; reading its results writes none and has no limit.
  search: { perDevice: 120, perAddress: 2400, perSubject: 120, windowSeconds: 300, words: 'tooManySearches' },
  select: { perDevice: 60, perAddress: 1200, perSubject: 60, windowSeconds: 60 },
  // The log takes 64 KB from anybody and keeps it for a month: what one address can fill in a day has an end, too.
  log: { perDevice: 60, perAddress: 900, perSubject: 60, windowSeconds: 60 },
  'log-day': { perDevice: 2000, perAddress: 20_000, perSubject: 2000, windowSeconds: 86_400 },
  payment: { perDevice: 60, perAddress: 1200, perSubject: 60, windowSeconds: 60 },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof limits

/** What is kept of the address of a request, where anything of it is. */
export const hashedNetwork = (deps: GatewayDeps, c: ApiContext): string => sha256(networkOf(deps.clientIp(c)))

/** Counts this request by its address and its device. Throws a 429 with Retry-After once a limit of the window is passed. */
export async function limitRate(deps: GatewayDeps, c: ApiContext, name: LimitName): Promise<void> {
  const { perDevice, perAddress } = limits[name]
  const network = networkOf(deps.clientIp(c))
  await count(deps, c, name, `${name} ${network}`, perAddress)
  // Only what its address may still do makes a row of its own: inventing devices does not fill the table.
  const device = c.req.header(headerNames.deviceId)
  if (device) await count(deps, c, name, `${name} ${network} ${device}`, perDevice)
}

/** Counts this request by what it is about, after `limitRate`. Throws the same 429. */
export async function limitSubject(deps: GatewayDeps, c: ApiContext, name: LimitName, subject: string): Promise<void> {
  const { perSubject, perSubjectHere, perSubjectNearby = 0, windowSeconds }: Limit = limits[name]
  const { everywhere, here, nearby } = subjectBuckets(deps, c, name, subject)
  // First of all here: what one address may no longer do is not counted for everybody.
  if (perSubjectHere !== undefined) await count(deps, c, name, here, perSubjectHere)
  if ((await hit(deps, everywhere, windowSeconds)) <= perSubject) return
  if (perSubjectNearby === 0) throw tooMany(deps, c, name, windowSeconds)
  if ((await hit(deps, nearby, nearbySeconds)) > perSubjectNearby) throw tooMany(deps, c, name, nearbySeconds)
}

/** Takes back what `limitSubject` counted for this request: the answer was right. */
export async function forgiveSubject(
  deps: GatewayDeps,
  c: ApiContext,
  name: LimitName,
  subject: string,
): Promise<void> {
  const { everywhere, here, nearby } = subjectBuckets(deps, c, name, subject)
  const { windowSeconds } = limits[name]
  const counted = (bucket: string, seconds: number) =>
    and(eq(rateLimits.bucket, sha256(bucket)), eq(rateLimits.windowStart, windowOf(deps, seconds)))
  await deps.db.orm
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(
      and(
        or(counted(everywhere, windowSeconds), counted(here, windowSeconds), counted(nearby, nearbySeconds)),
        gt(rateLimits.hits, 0),
      ),
    )
}

function subjectBuckets(deps: GatewayDeps, c: ApiContext, name: LimitName, subject: string) {
  const network = networkOf(deps.clientIp(c))
  const everywhere = `${name} subject ${subject}`
  return { everywhere, here: `${everywhere} ${network}`, nearby: `${everywhere} near ${neighbourhoodOf(network)}` }
}

/** The beginning of the window that is running. */
function windowOf({ clock }: GatewayDeps, windowSeconds: number): Date {
  const now = clock.now().getTime()
  return new Date(now - (now % (windowSeconds * 1000)))
}

async function count(deps: GatewayDeps, c: ApiContext, name: LimitName, bucket: string, most: number): Promise<void> {
  const { windowSeconds } = limits[name]
  if ((await hit(deps, bucket, windowSeconds)) > most) throw tooMany(deps, c, name, windowSeconds)
}

/** Counts, and answers the count of the window that is running. */
async function hit(deps: GatewayDeps, bucket: string, windowSeconds: number): Promise<number> {
  const [row] = await deps.db.orm
    .insert(rateLimits)
    .values({ bucket: sha256(bucket), windowStart: windowOf(deps, windowSeconds), hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits })
  return row?.hits ?? 0
}

/** Longer waits, in seconds, are told in minutes. */
const longestInSeconds = 90

/** The wait is until the window ends whose count was passed. */
function tooMany(deps: GatewayDeps, c: ApiContext, name: LimitName, windowSeconds: number): ApiFailure {
  const { words = 'tooMany' }: Limit = limits[name]
  const left = windowOf(deps, windowSeconds).getTime() + windowSeconds * 1000 - deps.clock.now().getTime()
  const wait = Math.max(1, Math.ceil(left / 1000))
  const language = languageOf(c)
  const said =
    wait <= longestInSeconds
      ? message(words, language, wait)
      : message(`${words}ForMinutes`, language, Math.ceil(wait / 60))
  return new ApiFailure(429, { detail: [said] }, { 'Retry-After': String(wait) })
}
