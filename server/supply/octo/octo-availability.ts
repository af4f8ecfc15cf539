/**
 * Reads from an OCTO server when an option (OCTO's word for a variant of an activity) can be booked: its departures in
 * a period, or a calendar of the period's days.
 */
import * as z from 'zod/mini'
import { type OctoHttp, OctoRefusal } from '#server/supply/octo/octo-http.ts'
import { encodeId, longestId } from '#server/supply/octo/octo-keys.ts'
import { soldCurrency } from '#server/supply/octo/octo-money.ts'
import { OctoAvailability, OctoCalendarDay } from '#server/supply/octo/octo-schemas.ts'
import { createReadQueue, createSharedReads } from '#server/supply/octo/shared-reads.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'

interface AskedOption {
  product: string
  option: string
  /** The price units of a party; empty for a request that needs no prices for a party. */
  units: { id: string; quantity: number }[]
}

type AskedTimes = { from: string; to: string } | { id: string }

export interface Availabilities {
  /**
   * Returns the availabilities of an option: those in a period, or the single one with a given ID. A cached response
   * may be up to `maxAge` milliseconds old.
   */
  list(asked: AskedOption, times: AskedTimes, maxAge: number, signal: AbortSignal): Promise<OctoAvailability[]>
  calendar(asked: AskedOption, days: { from: string; to: string }, signal: AbortSignal): Promise<OctoCalendarDay[]>
  /** Deletes the cached responses for an OCTO product (an activity), after a booking has changed its availability. */
  forget(product: string): void
}

/**
 * Maximum ages of cached availabilities in milliseconds: `offer` for an offer that a traveller selects or pays for,
 * `search` for searches and for lists of departures and packages.
 */
export const answerAges = { search: 45_000, offer: 3000 }
/** Maximum number of concurrent reads: `offer` for offers, `search` for everything else. */
const readsAtOnce = { search: 12, offer: 4 }
const calendarAge = 5 * minuteMilliseconds
const mostKept = 5000

const Times = (times: AskedTimes) =>
  'id' in times ? { availabilityIds: [times.id] } : { localDateStart: times.from, localDateEnd: times.to }

/** Pattern of error codes for IDs that the OCTO server does not know, such as `INVALID_OPTION_ID`. */
const unknownId = /^INVALID_\w+_ID$/

/**
 * Returns the well-formed items of a list that the OCTO server sends. The result is empty if the OCTO server does not
 * know an ID in the request, such as the ID of an option.
 */
async function listOf<Item extends z.ZodMiniType>(item: Item, answer: Promise<unknown>): Promise<z.infer<Item>[]> {
  const list = await answer.catch((error: unknown) => {
    if (!(error instanceof OctoRefusal)) throw error
    if (unknownId.test(error.code)) return []
    throw new SupplyFailure(`The OCTO server refused a read with ${error.code}`, { cause: error })
  })
  if (!Array.isArray(list)) throw new SupplyFailure('The OCTO server answered without a list')
  return list.flatMap((one: unknown) => {
    const parsed = z.safeParse(item, one)
    return parsed.success ? [parsed.data] : []
  })
}

export function createAvailabilities(http: OctoHttp, elapsed: () => number): Availabilities {
  const queue = createReadQueue(elapsed, readsAtOnce.search)
  const lists = createSharedReads<OctoAvailability[]>(queue, mostKept)
  // Requests for offers have their own queue, so that a purchase does not wait for searches.
  const offers = createSharedReads<OctoAvailability[]>(createReadQueue(elapsed, readsAtOnce.offer), mostKept)
  const calendars = createSharedReads<OctoCalendarDay[]>(queue, mostKept)
  const bodyOf = ({ product, option, units }: AskedOption, times: AskedTimes) => ({
    productId: product,
    optionId: option,
    ...Times(times),
    ...(units.length > 0 && { units }),
    currency: soldCurrency,
  })
  const keyOf = (product: string, body: object) => `${JSON.stringify(product)} ${JSON.stringify(body)}`
  return {
    async list(asked, times, maxAge, signal) {
      const body = bodyOf(asked, times)
      return ('id' in times ? offers : lists).read(keyOf(asked.product, body), maxAge, signal, async (own) =>
        (await listOf(OctoAvailability, http({ path: ['availability'], body, signal: own }))).filter(
          ({ id }) => encodeId(id).length <= longestId.availability,
        ),
      )
    },
    async calendar(asked, days, signal) {
      const body = bodyOf(asked, days)
      return calendars.read(keyOf(asked.product, body), calendarAge, signal, async (own) =>
        listOf(OctoCalendarDay, http({ path: ['availability', 'calendar'], body, signal: own })),
      )
    },
    forget(product) {
      lists.forget(`${JSON.stringify(product)} `)
      offers.forget(`${JSON.stringify(product)} `)
      calendars.forget(`${JSON.stringify(product)} `)
    },
  }
}
