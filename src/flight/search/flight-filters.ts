/**
 * Builds the filters of the flight results from the statistics of the result list
 * (docs/product/flights.md#results-of-flights).
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CheckGroup, Filter, FilterSection, Range } from '#booking/filters/filters.ts'
import { stepped } from '#booking/filters/stepped.ts'
import { timePresets, wholeDay } from '#booking/filters/time-presets.ts'
import type { FlightItem, FlightItinerary, FlightStatistics } from '#contract/flight-results.ts'
import { airportName } from '#flight/search/airport-name.ts'
import { arrivalMinutes, departureMinutes, outboundOf, returnOf } from '#flight/search/flight-item.ts'

/**
 * The kinds of flight lists. In a `packaged` list, each result is an outbound and a return flight that are sold
 * together, and there are filters for both. In a `return` list, there are only filters for return flights.
 */
export type FlightListKind = 'one-way' | 'outbound' | 'return' | 'packaged'

type Counted = FlightStatistics['transfers']
interface Bounds {
  min: number
  max: number
}
interface DirectionStatistics {
  transfers: Counted
  airlines: Counted
  departure_airports?: Counted | undefined
  arrival_airports?: Counted | undefined
  price: Bounds | undefined
  duration: Bounds
}

const titles = {
  transfers: msg`Aktarma`,
  airlines: msg`Havayolu`,
  departure_airports: msg`Kalkış havalimanı`,
  arrival_airports: msg`Varış havalimanı`,
  departure_time: msg`Kalkış saati`,
  arrival_time: msg`Varış saati`,
  price: msg`Fiyat`,
  duration: msg`Süre`,
}

/** Returns the displayed name of a filter option; an airport's code precedes its name. */
const nameOf = (group: string, { id, name }: Counted[number]) =>
  group.endsWith('airports') ? `${id} · ${airportName({ name, city: '' })}` : name

/**
 * Returns a function that assigns an itinerary to an option of the filter by number of stops, and returns the ID of
 * this option. The ID is the option's number of stops. If no option has the itinerary's number of stops, the function
 * returns the ID of the last option in the list.
 */
function transferId(options: Counted): (itinerary: FlightItinerary) => string {
  const ids = new Set(options.map((option) => option.id))
  const last = options.at(-1)?.id ?? ''
  return ({ information }) => {
    const id = String(information.total_transfer_count)
    return ids.has(id) ? id : last
  }
}

function directionFilters(
  statistics: DirectionStatistics,
  prefix: '' | 'return_',
  direction: ((item: FlightItem) => FlightItinerary) | null,
): Filter<FlightItem>[] {
  const through = <V>(read: (itinerary: FlightItinerary) => V) =>
    direction === null ? null : (item: FlightItem) => read(direction(item))
  const group = (
    name: 'transfers' | 'airlines' | 'departure_airports' | 'arrival_airports',
    read: (itinerary: FlightItinerary) => string,
  ): CheckGroup<FlightItem> => ({
    type: 'CheckGroup',
    name: `${prefix}${name}`,
    title: titles[name],
    options: (statistics[name] ?? []).map((option) => ({ ...option, name: nameOf(name, option) })),
    read: through(read),
  })
  // An airport filter with fewer than two airports is left out, because it offers no choice. A search for a city may
  // find flights from or to several airports of this city.
  const airports = [
    group('departure_airports', (itinerary) => itinerary.departure.airport.code),
    group('arrival_airports', (itinerary) => itinerary.arrival.airport.code),
  ].filter(({ options }) => options.length > 1)
  const range = (
    name: 'departure_time' | 'arrival_time' | 'duration',
    unit: Range<FlightItem>['unit'],
    bounds: Bounds,
    read: (itinerary: FlightItinerary) => number,
  ): Range<FlightItem> => ({
    type: 'Range',
    name: `${prefix}${name}`,
    title: titles[name],
    unit,
    ...stepped(bounds, unit),
    presets: unit === 'time' ? timePresets : [],
    read: through(read),
  })
  const price: Filter<FlightItem>[] = statistics.price
    ? [
        {
          type: 'Range',
          name: `${prefix}price`,
          title: titles.price,
          unit: 'price',
          ...stepped(statistics.price, 'price'),
          presets: [],
          read: direction === null ? null : (item) => item.price.total,
        },
      ]
    : []
  return [
    group('transfers', transferId(statistics.transfers)),
    group('airlines', (itinerary) => itinerary.airline.code),
    ...airports,
    range('departure_time', 'time', wholeDay, departureMinutes),
    range('arrival_time', 'time', wholeDay, arrivalMinutes),
    ...price,
    range('duration', 'duration', statistics.duration, (itinerary) => itinerary.information.duration),
  ]
}

/** Returns the statistics of the return flights of a round trip, or null if the gateway sent none. */
function returnStatistics(statistics: FlightStatistics): DirectionStatistics | null {
  const { return_transfers: transfers, return_airlines: airlines, return_duration: duration } = statistics
  if (!transfers || !airlines || !duration) return null
  return {
    transfers,
    airlines,
    departure_airports: statistics.return_departure_airports,
    arrival_airports: statistics.return_arrival_airports,
    duration,
    price: statistics.return_price,
  }
}

const section = (
  title: MessageDescriptor | null,
  filters: Filter<FlightItem>[],
  hint: MessageDescriptor | null = null,
) => ({
  title,
  hint,
  filters,
})

/**
 * Returns the filter sections of a list of flights, built from the statistics of that list. On the outbound list of a
 * round trip, the traveller can already set the filters of the return list.
 */
export function flightFilters(statistics: FlightStatistics, kind: FlightListKind): FilterSection<FlightItem>[] {
  const back = returnStatistics(statistics)
  if (kind === 'one-way') return [section(null, directionFilters(statistics, '', outboundOf))]
  if (kind === 'return') return [section(msg`Dönüş`, directionFilters(back ?? statistics, 'return_', outboundOf))]
  const sections = [section(msg`Gidiş`, directionFilters(statistics, '', outboundOf))]
  if (kind === 'packaged' && back) {
    const wayBack = (item: FlightItem) => returnOf(item) ?? outboundOf(item)
    sections.push(section(msg`Dönüş`, directionFilters({ ...back, price: undefined }, 'return_', wayBack)))
  }
  if (kind === 'outbound' && back) {
    const hint = msg`Bu seçimler dönüş uçuşları listelenirken uygulanır.`
    sections.push(section(msg`Dönüş`, directionFilters(back, 'return_', null), hint))
  }
  return sections
}
