/** Converts places, searches and offers to their wire format, in the request's language. */
import type { TransferCancellation, TransferRide, TransferVehicle } from '#contract/transfer-parts.ts'
import { sharedTransfer } from '#contract/transfer-limits.ts'
import type { TransferFormData, TransferLocation } from '#contract/transfer-search.ts'
import type { SearchEnds, TransferSearchQuery } from '#server/api/transfer/search-query.ts'
import type { TransferSnapshot } from '#server/api/transfer/snapshot.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { clockTime, localOf, plainDate } from '#server/runtime/plain-days.ts'
import type { Names, TransferLocation as SupplyLocation } from '#server/supply/transfer/transfer-supply.ts'
import { turkishZone } from '#server/runtime/zones.ts'

export function wireLocation(place: SupplyLocation, language: string): TransferLocation {
  const own = messageLanguage(language)
  const { id, name, address, city, kind, code, latitude, longitude } = place
  // The address ends with the name of the province, which a screen also shows by itself in the language of the request.
  const shown = address.endsWith(city.tr) ? address.slice(0, -city.tr.length) + city[own] : address
  return { id, name: name[own], address: shown, city: { name: city[own] }, kind, code, latitude, longitude }
}

/** Appends zero seconds to a time in the format HH:MM. */
export const withSeconds = (time: string): string => `${time}:00`

/** Returns the reply field `form_data`: the query of the search. */
export function wireFormData(
  id: string,
  query: TransferSearchQuery,
  { from, to }: SearchEnds,
  language: string,
): TransferFormData {
  const { departureDate, departureTime, returnDate, returnTime, passengers, baggage } = query
  return {
    id,
    departure_location: wireLocation(from, language),
    arrival_location: wireLocation(to, language),
    departure_date: departureDate,
    departure_pickup_time: withSeconds(departureTime),
    return_date: returnDate,
    return_pickup_time: returnTime === null ? null : withSeconds(returnTime),
    travel_type: returnDate === null ? 'OW' : 'RT',
    passenger_count: passengers,
    baggage_count: baggage,
  }
}

export const wireNames = (names: readonly Names[], language: string): { name: string }[] =>
  names.map((name) => ({ name: name[messageLanguage(language)] }))

type Offer = TransferSnapshot['offer']

const wireVehicle = ({ vehicle }: Pick<Offer, 'vehicle'>, language: string): TransferVehicle => ({
  name: `${vehicle.brand} ${vehicle.model}`,
  vehicle_type: vehicle.type[messageLanguage(language)],
  brand: { name: vehicle.brand },
  model: { name: vehicle.model },
  image: vehicle.image,
  seats: vehicle.seats,
  big_luggage_capacity: vehicle.bigLuggage,
  luggage_capacity: vehicle.luggage,
  vehicle_class: vehicle.class,
})

/** Returns the wire format of an offer's rides with their terms. */
function wireRides({ rides, terms }: Pick<Offer, 'rides' | 'terms'>, language: string): TransferRide[] {
  return rides.map((ride, index) => {
    const own = terms.rides[index]
    const arrival = localOf(turkishZone, ride.arrivesAt)
    return {
      departure_date: ride.pickUp.date,
      departure_time: ride.pickUp.time,
      arrival_date: plainDate(arrival.day),
      arrival_time: clockTime(arrival.minute),
      minutes: ride.minutes,
      kilometres: ride.kilometres,
      free_waiting: own?.freeWaiting ?? 0,
      waiting_from: own?.waitingFrom === 'landing' ? 'landing' : 'pickup',
      follows_flight: own?.followsFlight ?? false,
      meeting_point: own?.meetingPoint[messageLanguage(language)] ?? '',
    }
  })
}

const wireCancellation = ({ terms: { cancellation } }: Pick<Offer, 'terms'>): TransferCancellation => ({
  free_until: new Date(cancellation.freeUntil).toISOString(),
  fee_percent: cancellation.feePercent,
  closes_at: new Date(cancellation.closesAt).toISOString(),
})

export const wireCampaign = ({ price: { campaign } }: Pick<Offer, 'price'>, language: string) =>
  campaign && { id: campaign.id, name: campaign.name[messageLanguage(language)] }

/**
 * Returns the rate per kilometre in kuruş after a campaign discount. The supplier reports the rate before the discount.
 * The result is rounded down, so that rate times kilometres never exceeds the price of the rides.
 */
export const kilometreRate = ({ price: { total, discount, perKilometre } }: Pick<Offer, 'price'>): number =>
  discount === 0 ? perKilometre : Math.floor((perKilometre * total) / (total + discount))

/**
 * Returns the reply fields that describe an offer both in result lists and in bookings. The offer's type and price are
 * not among these fields.
 */
export function wireOffer(offer: Omit<Offer, 'stock'>, language: string) {
  const { vendor, count, capacity, typeCode } = offer
  return {
    vehicle: wireVehicle(offer, language),
    vendor: { id: vendor.id, name: vendor.name },
    count,
    capacity: {
      seats: capacity.seats,
      big_luggage_capacity: capacity.bigLuggage,
      luggage_capacity: capacity.luggage,
    },
    priced_per: typeCode === sharedTransfer ? ('seat' as const) : ('vehicle' as const),
    rides: wireRides(offer, language),
    covers: wireNames(offer.terms.covers, language),
    cancellation: wireCancellation(offer),
  }
}
