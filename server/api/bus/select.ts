/** Selects seats of a trip, for the route in `search-routes.ts`. */
import type { SelectReply } from '#contract/booking.ts'
import type { BusSelectForm } from '#contract/bus-results.ts'
import { invalidField } from '#server/http/api-error.ts'
import { refusedSelection, select, type Selector } from '#server/api/booking/store-selection.ts'
import { currentOffer } from '#server/api/bus/find-trip.ts'
import type { BusSession } from '#server/api/bus/search-query.ts'
import { holdSeats, openTrip } from '#server/api/bus/seat-holds.ts'
import { seatObstacle, type SeatObstacle } from '#server/api/bus/seat-rules.ts'
import { snapshotTotal, type BusSnapshot } from '#server/api/bus/snapshot.ts'
import { reportedSeats, takenSeats } from '#server/api/bus/taken-seats.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { message, messageLanguage } from '#server/text/messages.ts'
import { lira, moneyText } from '#server/text/money.ts'
import type { BusTripOffer } from '#server/supply/bus/bus-supply.ts'

interface Asked extends Selector {
  session: BusSession
  /** The offer of a trip; undefined if the session has expired or the trip is no longer among its results. */
  offer: BusTripOffer | undefined
  form: BusSelectForm
}

/**
 * Selects seats. A refusal is returned as a reply with its reason, not thrown. Throws a 400 for seats that the bus does
 * not have.
 */
export async function selectSeats(deps: GatewayDeps, asked: Asked): Promise<SelectReply> {
  const { session, offer, form, language } = asked
  return select(deps, asked, async () => {
    if (!offer) return refusedSelection('tripUnavailable', language, true)
    const { trip, layout, price, stops } = offer
    const chosen = form.selected_seats.map(({ seat, gender }) => ({ seat: Number(seat), gender }))
    const lostSeats = async (current: BusTripOffer = offer) => {
      const obstacle = seatObstacle(current.layout, await takenSeats(deps, current, session.own), chosen)
      if (obstacle?.why === 'unknown') throw invalidField('selected_seats', language)
      return obstacle && lostReply(obstacle, language)
    }
    const lost = await lostSeats()
    if (lost) return lost
    const moved = movedPrice(form, price, language)
    if (moved) return moved
    const snapshot: BusSnapshot = {
      query: session.query,
      trip,
      stops,
      seatsInAll: layout.seats.length,
      seats: chosen.map((one) => ({ ...one, pair: layout.pairOf(one.seat)?.pair ?? null, price })),
    }
    return {
      snapshot,
      total: snapshotTotal(snapshot),
      async hold(tx, booking, instead) {
        await openTrip(tx, trip, layout, deps.buses.hasOwnInventory ? [] : reportedSeats(offer))
        await holdSeats(tx, booking, trip.key, snapshot.seats, instead)
      },
      whenGone: async (why) => (await lostSeats()) ?? refusedSelection(why, language, why === 'tripUnavailable'),
      async whenRefused() {
        const current = deps.buses.hasOwnInventory ? await currentOffer(deps, trip.key) : undefined
        if (!current || deps.clock.now().getTime() > current.saleEndsAt) return undefined
        return (await lostSeats(current)) ?? refusedSelection('seatTaken', language, false)
      },
    }
  })
}

const lostWords = {
  taken: ['seatLost', 'seatsLost'],
  gender: ['seatNotForGender', 'seatsNotForGender'],
  unknown: ['seatTaken', 'seatTaken'],
} as const

/** Returns the reply that lists the unavailable seats, so that the traveller keeps the other selected seats. */
function lostReply({ why, seats }: SeatObstacle, language: string): SelectReply {
  const names = new Intl.ListFormat(messageLanguage(language), { type: 'conjunction' }).format(seats.map(String))
  const [one, many] = lostWords[why]
  return { status: false, research: false, message: message(seats.length === 1 ? one : many, language, names) }
}

/**
 * Returns the reply for a changed price; undefined if the price is still the one that the traveller saw. Callers check
 * this before they hold any seat.
 */
function movedPrice(
  { selected_seats: seats }: BusSelectForm,
  price: number,
  language: string,
): SelectReply | undefined {
  const shown = seats.reduce((sum, seat) => sum + (seat.price ?? lira(price)), 0)
  const now = seats.length * lira(price)
  if (Math.round(shown * 100) === Math.round(now * 100)) return undefined
  const text = message('seatPriceChanged', language, moneyText(shown * 100), moneyText(now * 100))
  return { status: false, research: false, message: text }
}
