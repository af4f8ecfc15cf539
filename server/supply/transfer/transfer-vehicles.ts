/** Lists the kinds of vehicles for transfers, with their capacities and rates. */
import type { Names, TransferVehicle, VehicleClass } from './transfer-supply.ts'

export interface VehicleKind {
  shown: TransferVehicle
  /** Grade of the vehicle's equipment and comfort; 3 is the best. */
  grade: 1 | 2 | 3
  /** Basic fare and rate per kilometre in kuruş, before price factors. */
  setOut: number
  perKm: number
}

export const classNames: Record<VehicleClass, Names> = {
  sedan: { tr: 'Binek Otomobil', en: 'Sedan' },
  executive: { tr: 'Üst Sınıf Otomobil', en: 'Executive Car' },
  suv: { tr: 'SUV', en: 'SUV' },
  minivan: { tr: 'Minivan', en: 'Minivan' },
  minibus: { tr: 'Minibüs', en: 'Minibus' },
  midibus: { tr: 'Midibüs', en: 'Midibus' },
  coach: { tr: 'Otobüs', en: 'Coach' },
}

type Row = [
  slug: string,
  vehicleClass: VehicleClass,
  brand: string,
  model: string,
  grade: VehicleKind['grade'],
  seats: number,
  bigLuggage: number,
  luggage: number,
  setOutLira: number,
  perKmLira: number,
]

/**
 * IDs of vehicles are derived from their positions in this list: add new kinds at the end. Seats do not include the
 * driver's.
 */
// oxfmt-ignore
const rows: Row[] = [
  ['egea', 'sedan', 'Fiat', 'Egea', 1, 4, 2, 2, 420, 27],
  ['megane', 'sedan', 'Renault', 'Megane Sedan', 1, 4, 2, 2, 430, 28],
  ['corolla', 'sedan', 'Toyota', 'Corolla', 2, 4, 2, 2, 470, 30],
  ['passat', 'executive', 'Volkswagen', 'Passat', 2, 4, 3, 2, 620, 36],
  ['superb', 'executive', 'Škoda', 'Superb', 2, 4, 3, 2, 610, 36],
  ['e-class', 'executive', 'Mercedes-Benz', 'E 200', 3, 3, 2, 2, 1150, 58],
  ['t10x', 'suv', 'Togg', 'T10X', 2, 4, 2, 3, 650, 34],
  ['transporter', 'minivan', 'Volkswagen', 'Transporter', 1, 8, 7, 4, 640, 37],
  ['custom', 'minivan', 'Ford', 'Tourneo Custom', 2, 8, 7, 4, 680, 39],
  ['caravelle', 'minivan', 'Volkswagen', 'Caravelle', 2, 8, 6, 6, 720, 41],
  ['vito', 'minivan', 'Mercedes-Benz', 'Vito', 3, 7, 6, 5, 860, 47],
  ['v-class', 'minivan', 'Mercedes-Benz', 'V 250', 3, 6, 6, 4, 1250, 61],
  ['transit', 'minibus', 'Ford', 'Transit', 1, 14, 11, 10, 1150, 56],
  ['crafter', 'minibus', 'Volkswagen', 'Crafter', 2, 16, 13, 12, 1300, 61],
  ['sprinter', 'minibus', 'Mercedes-Benz', 'Sprinter', 2, 16, 13, 13, 1400, 64],
  ['sprinter-vip', 'minibus', 'Mercedes-Benz', 'Sprinter VIP', 3, 12, 12, 10, 2200, 92],
  ['novo', 'midibus', 'Isuzu', 'Novo', 1, 27, 22, 20, 2600, 86],
  ['sultan', 'midibus', 'Otokar', 'Sultan', 2, 29, 24, 22, 2800, 90],
  ['prestij', 'midibus', 'Temsa', 'Prestij', 2, 29, 24, 24, 2900, 92],
  ['maraton', 'coach', 'Temsa', 'Maraton', 2, 46, 46, 46, 5200, 128],
  ['tourismo', 'coach', 'Mercedes-Benz', 'Tourismo', 3, 48, 48, 48, 5800, 138],
]

export const vehicleKinds: ReadonlyMap<string, VehicleKind> = new Map(
  rows.map(([slug, vehicleClass, brand, model, grade, seats, bigLuggage, luggage, setOut, perKm], index) => {
    const shown: TransferVehicle = {
      id: index + 1,
      class: vehicleClass,
      type: classNames[vehicleClass],
      brand,
      model,
      image: `/vehicles/${vehicleClass}.webp`,
      seats,
      bigLuggage,
      luggage,
    }
    return [slug, { shown, grade, setOut: setOut * 100, perKm: perKm * 100 }]
  }),
)

const byId = new Map([...vehicleKinds.values()].map((kind) => [kind.shown.id, kind]))
export const vehicleById = (id: number): VehicleKind | undefined => byId.get(id)

/** Returns the kinds of vehicles for a text of slugs separated by spaces. Throws for an unknown slug. */
export const kindsOf = (slugs: string): VehicleKind[] =>
  slugs.split(' ').map((slug) => {
    const kind = vehicleKinds.get(slug)
    if (!kind) throw new Error(`No vehicle ${slug}`)
    return kind
  })
