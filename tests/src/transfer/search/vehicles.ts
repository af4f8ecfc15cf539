/**
 * Creates transfers and search results for tests. They have the types of the API (`src/contract/`); callers may
 * override values.
 */
import { TransferResults, type TransferItem, type TransferStatistics } from '#contract/transfer-results.ts'
import type { TransferFormData, TransferLocation } from '#contract/transfer-search.ts'

export const session = 'AAAAAAAAAAAAAAAAAAAAAA'

export function location(id: number, name: string, kind: TransferLocation['kind'] = 'area'): TransferLocation {
  return {
    id,
    name,
    address: `${name} / İstanbul`,
    city: { name: 'İstanbul' },
    kind,
    code: null,
    latitude: 41,
    longitude: 28 + id / 100,
  }
}

export const airport = { ...location(1, 'İstanbul Havalimanı', 'airport'), code: 'IST' }
export const taksim = location(2, 'Taksim')

export const searched: TransferFormData = {
  id: 'option-1',
  departure_location: airport,
  arrival_location: taksim,
  departure_date: '2026-12-01',
  departure_pickup_time: '10:00:00',
  return_date: null,
  return_pickup_time: null,
  travel_type: 'OW',
  passenger_count: 2,
  baggage_count: 2,
}

export interface VehicleShape {
  type?: 1 | 2
  vehicleType?: string
  brand?: string
  model?: string
  vendor?: { id: number; name: string } | null
  count?: number
  left?: number | null
  discount?: number
  campaign?: { id: number; name: string } | null
  back?: boolean
  /** Departure time of a shuttle. */
  time?: string
}

export function vehicle(product_id: string, total: number, shape: VehicleShape = {}): TransferItem {
  const {
    type = 2,
    vehicleType = 'Minivan',
    brand = 'Ford',
    model = 'Tourneo',
    vendor = { id: 7, name: 'Kırk Anahtar' },
  } = shape
  const { count = 1, left = null, discount = 0, campaign = null, back = false, time = '10:30' } = shape
  const ride = {
    departure_date: '2026-12-01',
    departure_time: type === 1 ? time : '10:00',
    arrival_date: '2026-12-01',
    arrival_time: '11:25',
    minutes: 85,
    kilometres: 42,
    free_waiting: type === 1 ? 0 : 60,
    waiting_from: 'landing' as const,
    follows_flight: true,
    meeting_point: 'Gelen yolcu çıkışı',
  }
  return {
    product_id,
    information: {
      transfer_type: type === 1 ? 'Paylaşımlı servis' : 'Özel transfer',
      transfer_type_code: type,
      services: [{ name: 'Klima' }],
    },
    vehicle: {
      vehicle_type: vehicleType,
      brand: { name: brand },
      model: { name: model },
      image: '/vehicles/minivan.svg',
      seats: 6,
      big_luggage_capacity: 5,
      luggage_capacity: 6,
      vehicle_class: 'minivan',
    },
    price: { total, discount, campaign, tax: total / 6 },
    vendor,
    count,
    priced_per: type === 1 ? 'seat' : 'vehicle',
    rides: back ? [ride, { ...ride, departure_date: '2026-12-03' }] : [ride],
    covers: [{ name: 'KDV' }],
    cancellation: { free_until: '2026-11-30T07:00:00.000Z', fee_percent: 30, closes_at: '2026-12-01T07:00:00.000Z' },
    left,
  }
}

const counted = (id: string, name = id) => ({ id, name, count: 1 })
export const statistics: TransferStatistics = {
  transfer_type: [counted('1', 'Paylaşımlı servis'), counted('2', 'Özel transfer')],
  brand: [counted('Ford'), counted('Temsa')],
  model: [counted('Tourneo'), counted('Maraton')],
  type: [counted('minivan', 'Minivan')],
  vendor: [counted('7', 'Kırk Anahtar'), counted('8', 'Çınar Transfer')],
  price: { min: 530, max: 2480 },
}

export const results = (search: TransferItem[]): TransferResults =>
  TransferResults.parse({ research: false, search, statistics, form_data: searched, time_out_seconds: 1200 })
