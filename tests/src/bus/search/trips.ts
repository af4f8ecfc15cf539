/**
 * Creates bus trips and search results for tests. They have the types of the API (`src/contract/`); callers may
 * override values.
 */
import type { BusItem, BusResults, BusSeat, BusStatistics } from '#contract/bus-results.ts'
import type { BusFormData, BusStation } from '#contract/bus-search.ts'

export const session = 'AAAAAAAAAAAAAAAAAAAAAA'

export function station(id: number, city: string, name_only = `${city} Otogarı`): BusStation {
  return { id, name: `${city} ${name_only}`, name_only, city, district: '', country_code: 'TR' }
}

export const ankara = station(6, 'Ankara', 'AŞTİ')
export const izmir = station(35, 'İzmir', 'Şehirlerarası Otogarı')

export interface TripShape {
  company?: number
  seats?: string
  duration?: string
  departs?: string
  from?: BusStation
  to?: BusStation
  left?: number
}

export function trip(product_id: string, total: number, shape: TripShape = {}): BusItem {
  const { company = 1, seats = '2+1', duration = '07:30', departs = '09:00', from = ankara, to = izmir } = shape
  const { left = 12 } = shape
  return {
    product_id,
    company: { id: company, name: `Firma ${company}`, logo: `/bus-companies/${company}.svg` },
    information: { features: [], has_break: true, seat_type: seats, duration, remaning_seats: left },
    departure: { time: departs, date: '2026-12-01', station: from },
    arrival: { time: null, date: null, station: to },
    price: { total },
  }
}

export const statistics: BusStatistics = {
  seat_type: [
    { id: '2+1', name: '2+1', count: 2 },
    { id: '2+2', name: '2+2', count: 1 },
  ],
  companies: [
    { id: '1', name: 'Firma 1', count: 2 },
    { id: '2', name: 'Firma 2', count: 1 },
  ],
  departure_time: { min: 30, max: 1380 },
  price: { min: 405, max: 992 },
  departure_station: [{ id: '6', name: 'AŞTİ', count: 3 }],
  arrival_station: [{ id: '35', name: 'Şehirlerarası Otogarı', count: 3 }],
}

export const options: BusFormData = {
  id: 'option-1',
  departure_station: ankara,
  departure_station_id: 6,
  departure_station_city: { name: 'Ankara' },
  arrival_station: izmir,
  arrival_station_id: 35,
  arrival_station_city: { name: 'İzmir' },
  departure_date: '2026-12-01',
  show_route_alternatives: true,
}

export function results(search: BusItem[] = [trip('a', 500)]): BusResults {
  return { research: false, search, statistics, search_options: options, time_out_seconds: 1200 }
}

export function seat(number: string, changes: Partial<BusSeat> = {}): BusSeat {
  return {
    seat: number,
    is_empty: true,
    active: true,
    can_sale_male: true,
    can_sale_female: true,
    sold_to: null,
    price: 650,
    ...changes,
  }
}
