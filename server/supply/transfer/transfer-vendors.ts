/** Lists the twelve invented vendors of the embedded supplier, with their price levels, regions and fleets. */
import type { TransferVendor } from './transfer-supply.ts'
import { kindsOf, type VehicleKind } from './transfer-vehicles.ts'

export interface VendorProfile {
  shown: TransferVendor
  /** The vendor's telephone number for travellers. */
  phone: string
  /**
   * Plate codes of the provinces where the vendor has vehicles; null for all provinces. Each of the vendor's rides
   * begins or ends in one of them.
   */
  plates: ReadonlySet<number> | null
  shared: boolean
  fleet: readonly VehicleKind[]
  /** Factor by which the usual fleet size is multiplied for this vendor. */
  size: number
  /** Factor by which the usual prices are multiplied for this vendor. */
  level: number
  /** Grade of the services included in a ride; 3 is the best. */
  service: 1 | 2 | 3
  /** Surcharge on a ride at night (22:00 to 06:00), as a fraction of its price. */
  night: number
  /** Discount on the price of a round trip, as a fraction. */
  bothWays: number
  /** Longest route that the vendor serves, in road kilometres. */
  longestKm: number
  /** Hours before pick-up at which the sale closes. */
  leadHours: number
  /**
   * Cancellation fee in the last 24 hours before the first pick-up, in percent of the full price (before a coupon or
   * money point is subtracted).
   */
  cancelFeePercent: number
  /** Whether the vendor has campaigns (discounts) in some weeks. If false, it never has any. */
  campaigns: boolean
}

const marmara = '10 11 14 16 17 22 34 39 41 54 59 77 81'
const aegean = '3 9 20 35 43 45 48 64'
const south = '1 7 15 31 32 33 46 80'
const centre = '6 18 26 38 40 42 50 51 58 66 68 70 71'
const blackSea = '5 8 19 28 29 37 52 53 55 57 60 61 67 69 74 78'
const east = '2 4 12 13 21 23 24 25 27 30 36 44 47 49 56 62 63 65 72 73 75 76 79'

type Character = Omit<VendorProfile, 'shown' | 'phone' | 'plates' | 'fleet'> & {
  name: string
  plates: string | null
  fleet: string
}

const usual = {
  plates: null,
  shared: false,
  size: 1,
  level: 1,
  service: 2,
  night: 0.2,
  bothWays: 0.05,
  longestKm: 300,
  leadHours: 4,
  cancelFeePercent: 50,
  campaigns: false,
} as const

/** IDs of vendors are derived from their positions in this list: add new vendors at the end. */
// oxfmt-ignore
const characters: Character[] = [
  { ...usual, name: 'Hüthüt Transfer', fleet: 'corolla passat t10x custom caravelle crafter sultan', size: 1.2, campaigns: true },
  { ...usual, name: 'Kırk Anahtar', fleet: 'egea megane transporter transit novo', size: 1.4, level: 0.88, service: 1, night: 0.25, leadHours: 6, cancelFeePercent: 70, campaigns: true },
  { ...usual, name: 'Yedi Kandil', fleet: 'e-class superb vito v-class sprinter-vip', level: 1.14, service: 3, night: 0.1, leadHours: 3, cancelFeePercent: 30 },
  { ...usual, name: 'Göçebe Filo', fleet: 'caravelle sprinter prestij maraton tourismo', size: 1.1, level: 0.97, bothWays: 0.08, leadHours: 12 },
  { ...usual, name: 'Sığla Yolu', plates: aegean, fleet: 'corolla egea caravelle vito sprinter sultan', size: 1.3, level: 0.94, longestKm: 260, campaigns: true },
  { ...usual, name: 'Narenç Kapı', plates: south, fleet: 'egea passat transporter vito sprinter prestij maraton', size: 1.6, level: 0.92, longestKm: 280, campaigns: true },
  { ...usual, name: 'Tüf Vadi', plates: centre, fleet: 'corolla superb custom vito crafter', size: 0.9, level: 0.96, night: 0.15, longestKm: 250 },
  { ...usual, name: 'Kestane Karası', plates: blackSea, fleet: 'megane corolla caravelle transit novo', size: 0.9, level: 0.95, service: 1, longestKm: 240 },
  { ...usual, name: 'Fırat Kanadı', plates: east, fleet: 'egea corolla t10x caravelle transit sultan', size: 0.9, level: 0.9, service: 1, longestKm: 300 },
  { ...usual, name: 'Boğaz Feneri', plates: marmara, fleet: 'passat e-class caravelle v-class sprinter-vip tourismo', size: 1.5, level: 1.08, service: 3, night: 0.15, longestKm: 280, leadHours: 2, cancelFeePercent: 40 },
  { ...usual, name: 'Pistten Şehre', shared: true, fleet: 'sultan maraton', service: 1, night: 0, bothWays: 0, longestKm: 90, leadHours: 1, cancelFeePercent: 100 },
  { ...usual, name: 'Kumsal Servisi', shared: true, plates: '7 9 33 35 48 50', fleet: 'sprinter prestij', level: 1.12, service: 1, night: 0.1, bothWays: 0.1, longestKm: 160, leadHours: 3, cancelFeePercent: 60, campaigns: true },
]

export const vendors: readonly VendorProfile[] = characters.map(({ name, plates, fleet, ...rest }, index) => ({
  ...rest,
  shown: { id: index + 1, name },
  phone: `+90 508 000 ${String(index + 1).padStart(2, '0')} 00`,
  plates: plates === null ? null : new Set(plates.split(' ').map(Number)),
  fleet: kindsOf(fleet),
}))

export const vendorById = (id: number): VendorProfile | undefined => vendors[id - 1]
