/**
 * Creates a gateway that sells the flights and buses of an unreliable supplier, with helpers that read its database.
 */
import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { bookings, tickets } from '#server/db/schema/bookings.ts'
import { charges, refunds } from '#server/db/schema/payments.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { cancelBus } from '#tests/server/support/bus-journey.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import {
  flightResults,
  heldFlight,
  payFlight,
  searchFlights,
  selectFlight,
} from '#tests/server/support/flight-journey.ts'
import { createUnreliableSupply, type UnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { longPatience } from '#tests/support/long-patience.ts'

/** Milliseconds after which a call to the supplier times out. */
const short = 60

/** Creates one gateway for all tests of a file, and a new supplier before each test. */
export function unreliableGateway() {
  const gateway = sharedGateway()
  let supply = createUnreliableSupply()
  beforeEach(async () => {
    gateway.deps.patience = { ...longPatience, hold: short, confirm: short, cancel: short, status: short }
    await gateway.deps.db.runSql('delete from cancel_requests; delete from reservations; delete from bus_trips')
    supply = createUnreliableSupply()
    Object.assign(gateway.flights, supply.answers)
    Object.assign(gateway.buses, supply.answers)
    gateway.logs.length = 0
  })

  const row = async (session: string) => {
    const [found] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, session))
    if (!found) throw new Error(`no booking ${session}`)
    return found
  }
  return {
    gateway,
    get supply(): UnreliableSupply {
      return supply
    },
    row,
    /**
     * Returns the states of the reservations at the supplier, in the order in which the supplier first received them.
     */
    booked: () => [...supply.book.values()],
    logged: (text: string) => gateway.logs.filter((line) => line.includes(text)),
    reservationsOf: async (session: string) =>
      gateway.deps.db.orm
        .select()
        .from(reservations)
        .where(eq(reservations.bookingId, (await row(session)).id)),
    chargeOf: async (session: string) => {
      const [charge] = await gateway.deps.db.orm
        .select()
        .from(charges)
        .where(eq(charges.bookingId, (await row(session)).id))
      if (!charge) throw new Error(`no charge of ${session}`)
      return charge
    },
    ticketsOf: async (session: string) =>
      gateway.deps.db.orm
        .select()
        .from(tickets)
        .where(eq(tickets.bookingId, (await row(session)).id)),
    refundsOf: async (session: string) =>
      gateway.deps.db.orm
        .select()
        .from(refunds)
        .where(eq(refunds.bookingId, (await row(session)).id)),
    /** Selects the first flight of a new search. */
    tryToSelect: async (day: string, headers?: Record<string, string>) => {
      const { session_unique: session } = await searchFlights(gateway, { departure_date: day }, headers)
      const [first] = (await flightResults(gateway, session, headers)).search
      return selectFlight(gateway, [first?.product_id ?? ''], [], headers)
    },
    /** Pays for a new booking and returns from the bank; returns the key of the booking. */
    paid: async (day = '2026-12-15'): Promise<string> => {
      const session = await heldFlight(gateway, { departure_date: day })
      await finishAtBank(gateway, (await payFlight(gateway, session)).pay_url)
      return session
    },
    /** Cancels these seats of a bus booking, or all seats, at the amount of a new quote. */
    cancelSeats: async (session: string, seats: string[] = []) => {
      const { refund_total } = await cancelBus(gateway, session, { seats })
      const path = `/api/bus/booking/${session}/cancel/`
      return gateway.request('POST', path, { seats, confirm: true, refund_total }, fromHere({}, session))
    },
  }
}
