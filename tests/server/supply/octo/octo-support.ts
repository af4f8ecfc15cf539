/** Contains the set-up that the tests of OCTO share: a server, its client, and clocks that tests move. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { clockFrom } from '#server/runtime/clock.ts'
import { createLog } from '#server/runtime/log.ts'
import type { ActivityOffer, ActivityParty, ActivitySupply } from '#server/supply/activity/activity-supply.ts'
import { createOctoActivities } from '#server/supply/octo/octo-activities.ts'
import { lookPatienceOf } from '#server/supply/octo/octo-patience.ts'
import type { ReservationName, Sale } from '#server/supply/reservations.ts'
import type { StockMarket } from '#server/supply/stock.ts'
import { ask, type SupplyCall } from '#server/supply/supply-call.ts'
import { createOctoServer, type OctoServer } from '#tests/server/support/octo-server.ts'
import { longPatience } from '#tests/support/long-patience.ts'
import { noon } from '#tests/server/support/noon.ts'

export const pair: ActivityParty = { adults: 2, childAges: [] }
export const day = '2026-12-11'

export interface OctoTests {
  server: OctoServer
  supply: ActivitySupply
  logs: string[]
  /**
   * Clocks in milliseconds: `now` is the time of the server and the client since 1970, `elapsed` the client's monotonic
   * clock.
   */
  time: { now: number; elapsed: number }
  market: () => StockMarket
  called: <Answer>(work: (call: SupplyCall) => Promise<Answer>, milliseconds?: number) => Promise<Answer>
  /** Creates a new client of the same server; tests of time-outs pass a shorter `lookPatience` (milliseconds). */
  fresh: (lookPatience?: number) => ActivitySupply
}

/** Creates a server and a client for one test file; bookings and faults are cleared before each test. */
export function octoTests(): OctoTests {
  const time = { now: noon, elapsed: 0 }
  const logs: string[] = []
  const fresh = (lookPatience = lookPatienceOf(longPatience)): ActivitySupply =>
    createOctoActivities({
      access: present(server).access,
      clock: clockFrom(() => new Date(time.now)),
      log: createLog('debug', (line) => void logs.push(line)),
      elapsed: () => time.elapsed,
      lookPatience,
    })
  let server: OctoServer | undefined
  let supply: ActivitySupply | undefined
  const present = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The tests have not begun')
    return part
  }
  beforeAll(async () => {
    server = await createOctoServer(() => time.now)
  })
  beforeEach(() => {
    Object.assign(time, { now: noon, elapsed: 0 })
    present(server).reset()
    supply = fresh()
    logs.length = 0
  })
  afterAll(() => present(server).close())
  return {
    time,
    logs,
    market: () => ({ now: new Date(time.now), taken: async () => () => 0 }),
    called: async (work, milliseconds = longPatience.hold) => ask(milliseconds, work),
    fresh,
    get server() {
      return present(server)
    },
    get supply() {
      return present(supply)
    },
    set supply(other) {
      supply = other
    },
  }
}

/** Returns the offers of a package for a party on the test day. */
export async function offersOn(
  { supply, called, market }: OctoTests,
  departure: string,
  party = pair,
): Promise<ActivityOffer[]> {
  const answer = await called((call) => supply.packages(departure, party, market(), call))
  return answer?.outcome === 'offered' ? answer.offers : []
}

export const saleOf = (offer: ActivityOffer): Sale => ({
  email: 'ayse@example.com',
  phone: '+905551112233',
  travellers: Array.from({ length: offer.party.adults + offer.party.childAges.length }, (_, index) => ({
    name: `Ad${index}`,
    surname: 'Soyad',
  })),
  owed: 0,
  selection: { offer },
})

export const named = (key: string): ReservationName => ({ key, reference: null })
