/** Answers POST search/detail: the current seats of a trip. */
import type { BusDetailReply, BusSeat, SeatMatrix } from '#contract/bus-results.ts'
import { canSell, type TakenMap } from '#server/api/bus/seat-rules.ts'
import type { BusSession } from '#server/api/bus/search-query.ts'
import { takenSeats } from '#server/api/bus/taken-seats.ts'
import { wireCancellation, wireStops, wireTrip } from '#server/api/bus/wire-trip.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { lira } from '#server/text/money.ts'
import type { BusTripOffer } from '#server/supply/bus/bus-supply.ts'

function seatMatrix({ layout, price, ...offer }: BusTripOffer, taken: TakenMap): SeatMatrix {
  const closed = new Set(offer.closed)
  const wireSeat = (seat: number): BusSeat => {
    const soldTo = closed.has(seat) ? null : (taken.get(seat) ?? null)
    return {
      seat: String(seat),
      is_empty: soldTo === null,
      active: soldTo !== 'CS' && !closed.has(seat),
      can_sale_male: canSell(layout, taken, seat, 'M'),
      can_sale_female: canSell(layout, taken, seat, 'F'),
      sold_to: soldTo,
      price: lira(price),
    }
  }
  return layout.rows.map((row) => row.map((seat) => (seat === null ? null : wireSeat(seat))))
}

/** Returns the current seats of a trip. Seats held by the bookings that match `own` are returned as free. */
export async function tripDetail(
  deps: GatewayDeps,
  productId: string,
  { own }: Pick<BusSession, 'own'>,
  offer: BusTripOffer,
  language: string,
): Promise<BusDetailReply> {
  const { trip, layout, stops } = offer
  const taken = await takenSeats(deps, offer, own)
  const { information, ...rest } = wireTrip(trip, language)
  return {
    search_item_detail: {
      product_id: productId,
      ...rest,
      information: { ...information, remaning_seats: layout.seats.length - taken.size },
      seat_matrix: seatMatrix(offer, taken),
      stops: wireStops(stops, language),
      cancellation: wireCancellation(trip),
    },
  }
}
