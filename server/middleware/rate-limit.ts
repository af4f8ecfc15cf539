/** Limits request rates, counted in the database so that all processes share the counters. */
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
  /** Maximum number of requests in `windowSeconds` from one device at one IP address. */
  perDevice: number
  /** Maximum number of requests in `windowSeconds` from one IP address (IPv6: from one /64), across all devices. */
  perAddress: number
  /**
   * Maximum number of requests in `windowSeconds` about one subject, such as a username or reservation code, from any
   * IP address.
   */
  perSubject: number
  /**
   * Maximum number of requests in `windowSeconds` about one subject, such as a username, from one IP address. It is
   * smaller than `perSubject`, so that one attacker can't lock out the owner of an account or booking.
   */
  perSubjectHere?: number
  /**
   * Maximum number of requests per hour about one subject, such as a username, from one /24 (IPv4) or /48 (IPv6)
   * network. It applies once `perSubject` is exceeded, so that attackers in other networks can't lock out the owner of
   * the account or booking (docs/decisions/0022). If this field is absent, every request above `perSubject` is refused.
   */
  perSubjectNearby?: number
  windowSeconds: number
  /**
   * Key of the error message for a request that exceeds a limit. The message says how many seconds or minutes to wait.
   */
  words?: 'tooMany' | 'tooManySearches'
}

/**
 * Limits that stop guessing of passwords and of reservation codes. Only failed attempts count.
 */
const guesses = { perSubject: 30, perSubjectHere: 10, perSubjectNearby: 3 }
const nearbySeconds = 3600

/** Mobile operators put thousands of travellers behind one IP address, so common actions are limited per device. */
export const limits = {
  login: { perDevice: 10, perAddress: 100, ...guesses, windowSeconds: 300 },
  // Calls that send a code or a link by e-mail are also limited per e-mail address or registration. Every call counts,
  // whether or not the address has an account, so that the limits don't reveal accounts.
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
  // Each search writes up to three rows, which are kept for at least 30 days, so searches are limited. Reading the
  // results of a search writes nothing and has no limit.
  search: { perDevice: 120, perAddress: 2400, perSubject: 120, windowSeconds: 300, words: 'tooManySearches' },
  // One request returns up to three months of an activity's dates, so a traveller who pages through the months stays
  // far below the limit of requests per minute.
  calendar: { perDevice: 120, perAddress: 2400, perSubject: 120, windowSeconds: 60 },
  // One request for day prices can run 62 searches, so fewer requests are allowed per IP address than for the dates of
  // an activity (`calendar`).
  'day-prices': { perDevice: 120, perAddress: 600, perSubject: 120, windowSeconds: 60 },
  select: { perDevice: 60, perAddress: 1200, perSubject: 60, windowSeconds: 60 },
  // The usage log accepts 64 KB per call and is kept for 30 days, so the number of calls per IP address and day is
  // limited.
  log: { perDevice: 60, perAddress: 900, perSubject: 60, windowSeconds: 60 },
  'log-day': { perDevice: 2000, perAddress: 20_000, perSubject: 2000, windowSeconds: 86_400 },
  payment: { perDevice: 60, perAddress: 1200, perSubject: 60, windowSeconds: 60 },
  // A reservation sends e-mail to an address that nobody has confirmed, so only a few are allowed per e-mail address.
  reserve: { perDevice: 20, perAddress: 200, perSubject: 5, windowSeconds: 3600 },
  cancel: { perDevice: 30, perAddress: 600, perSubject: 60, windowSeconds: 60 },
} as const satisfies Record<string, Limit>
type LimitName = keyof typeof limits

/** Returns a hash of the request's IP network. */
export const hashedNetwork = (deps: GatewayDeps, c: ApiContext): string => sha256(networkOf(deps.clientIp(c)))

/** Counts a request by IP address and device. Throws a 429 with Retry-After above a limit. */
export async function limitRate(deps: GatewayDeps, c: ApiContext, name: LimitName): Promise<void> {
  const { perDevice, perAddress } = limits[name]
  const network = networkOf(deps.clientIp(c))
  await count(deps, c, name, `${name} ${network}`, perAddress)
  // A device gets a counter only while the IP address is within the limit `perAddress`, so that invented device IDs
  // can't fill the table.
  const device = c.req.header(headerNames.deviceId)
  if (device) await count(deps, c, name, `${name} ${network} ${device}`, perDevice)
}

/**
 * Identifies the row of the table `rate_limits` in which a request was counted, by the hash of the counter's name and
 * by the start of the time window. A counter has a row of its own for each time window.
 */
interface CountedHit {
  bucket: string
  windowStart: Date
}

/**
 * Counts a request by its subject, such as a username; call it after `limitRate`. Returns what it has counted, for
 * `forgiveSubject`. Throws a 429 with Retry-After above a limit.
 */
export async function limitSubject(
  deps: GatewayDeps,
  c: ApiContext,
  name: LimitName,
  subject: string,
): Promise<CountedHit[]> {
  const { perSubject, perSubjectHere, perSubjectNearby = 0, windowSeconds }: Limit = limits[name]
  const { everywhere, here, nearby } = subjectBuckets(deps, c, name, subject)
  const counted: CountedHit[] = []
  const hitOf = async (bucket: string, seconds: number) => {
    const { hits, ...one } = await hit(deps, bucket, seconds)
    counted.push(one)
    return hits
  }
  // Checks `perSubjectHere` first, so that a request that exceeds it does not count against `perSubject`.
  if (perSubjectHere !== undefined && (await hitOf(here, windowSeconds)) > perSubjectHere)
    throw tooMany(deps, c, name, windowSeconds)
  if ((await hitOf(everywhere, windowSeconds)) <= perSubject) return counted
  if (perSubjectNearby === 0) throw tooMany(deps, c, name, windowSeconds)
  if ((await hitOf(nearby, nearbySeconds)) > perSubjectNearby) throw tooMany(deps, c, name, nearbySeconds)
  return counted
}

/**
 * Takes back what `limitSubject` has counted for a sign-in, or for a check of a PNR and last name. Called after the
 * sign-in or check has succeeded, because the limits on them count failed attempts only.
 */
export async function forgiveSubject(deps: GatewayDeps, counted: readonly CountedHit[]): Promise<void> {
  const one = ({ bucket, windowStart }: CountedHit) =>
    and(eq(rateLimits.bucket, bucket), eq(rateLimits.windowStart, windowStart))
  await deps.db.orm
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(and(or(...counted.map(one)), gt(rateLimits.hits, 0)))
}

function subjectBuckets(deps: GatewayDeps, c: ApiContext, name: LimitName, subject: string) {
  const network = networkOf(deps.clientIp(c))
  const everywhere = `${name} subject ${subject}`
  return { everywhere, here: `${everywhere} ${network}`, nearby: `${everywhere} near ${neighbourhoodOf(network)}` }
}

/** Returns the start of the current rate-limit window. */
function windowOf({ clock }: GatewayDeps, windowSeconds: number): Date {
  const now = clock.now().getTime()
  return new Date(now - (now % (windowSeconds * 1000)))
}

async function count(deps: GatewayDeps, c: ApiContext, name: LimitName, bucket: string, most: number): Promise<void> {
  const { windowSeconds } = limits[name]
  const { hits } = await hit(deps, bucket, windowSeconds)
  if (hits > most) throw tooMany(deps, c, name, windowSeconds)
}

/**
 * Counts a request in the row of the counter `bucket` for the current time window. Returns what identifies this row,
 * and how many requests (`hits`) the row has counted, including this one.
 */
async function hit(deps: GatewayDeps, bucket: string, windowSeconds: number): Promise<CountedHit & { hits: number }> {
  const one: CountedHit = { bucket: sha256(bucket), windowStart: windowOf(deps, windowSeconds) }
  const [row] = await deps.db.orm
    .insert(rateLimits)
    .values({ ...one, hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits })
  return { ...one, hits: row?.hits ?? 0 }
}

/** A wait above this many seconds is shown in minutes. */
const longestInSeconds = 90

/** Returns the 429 of an exceeded limit, with the time until its window ends. */
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
