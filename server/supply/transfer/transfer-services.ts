/** Lists services included in a ride, costs covered by its price, and extras. */
import type { Names, TransferExtra, TransferTypeCode } from './transfer-supply.ts'
import type { VehicleKind } from './transfer-vehicles.ts'
import type { VendorProfile } from './transfer-vendors.ts'

export const typeNames: Record<TransferTypeCode, Names> = {
  1: { tr: 'Paylaşımlı servis', en: 'Shared shuttle' },
  2: { tr: 'Özel transfer', en: 'Private transfer' },
}

const services = {
  door: { tr: 'Kapıdan kapıya', en: 'Door to door' },
  air: { tr: 'Klima', en: 'Air conditioning' },
  help: { tr: 'Bagaj yardımı', en: 'Help with luggage' },
  sign: { tr: 'İsimli karşılama', en: 'Meeting with a name sign' },
  wifi: { tr: 'Kablosuz internet', en: 'Wi-Fi' },
  charge: { tr: 'Telefon şarjı', en: 'Phone charging' },
  water: { tr: 'Su ikramı', en: 'Free water' },
  leather: { tr: 'Deri koltuk', en: 'Leather seats' },
  drinks: { tr: 'Soğuk ve sıcak içecek', en: 'Cold and hot drinks' },
  toilet: { tr: 'Tuvalet', en: 'Toilet' },
  stops: { tr: 'Belirli duraklar', en: 'Fixed stops' },
} satisfies Record<string, Names>

const byLevel: Record<VendorProfile['service'], Names[]> = {
  1: [services.door, services.air, services.sign],
  2: [services.door, services.air, services.sign, services.help, services.charge, services.water],
  3: [
    services.door,
    services.air,
    services.sign,
    services.help,
    services.charge,
    services.wifi,
    services.leather,
    services.drinks,
  ],
}
const shuttleServices = [services.stops, services.air, services.charge]
const kept = new Map<string, Names[]>()

/** Returns the services of a vendor in a kind of vehicle. Cached: equal arguments return the same array. */
export function servicesOf({ shared, service }: VendorProfile, kind: VehicleKind): Names[] {
  const { class: vehicleClass, id } = kind.shown
  const key = `${shared} ${service} ${id}`
  let found = kept.get(key)
  if (!found) {
    const best = kind.grade === 3 && service < 3 ? [services.wifi] : []
    const coach = vehicleClass === 'coach' ? [services.toilet] : []
    found = [...(shared ? shuttleServices : byLevel[service]), ...best, ...coach]
    kept.set(key, found)
  }
  return found
}

const covered = {
  tolls: { tr: 'Köprü ve otoyol ücretleri', en: 'Bridge and motorway tolls' },
  vat: { tr: 'KDV', en: 'VAT' },
  parking: { tr: 'Otopark ücreti', en: 'Parking' },
  waiting: { tr: 'Ücretsiz bekleme süresi', en: 'The free waiting time' },
  sign: { tr: 'İsim tabelasıyla karşılama', en: 'Meeting with a name sign' },
} satisfies Record<string, Names>

const coveredBy: Record<TransferTypeCode, Names[]> = {
  1: [covered.tolls, covered.vat],
  2: [covered.tolls, covered.vat, covered.parking, covered.waiting, covered.sign],
}
export const coveredByPrice = (typeCode: TransferTypeCode): Names[] => coveredBy[typeCode]

interface Offered {
  id: number
  name: Names
  /** Price of the extra in kuruş, per piece and ride, before the vendor's price factor. */
  price: number
  /** Maximum quantity of the extra: per vehicle for child seats, per booking for other extras. */
  most: number
  forChildren?: boolean
  /** Whether shuttles offer the extra, too. */
  shared?: boolean
  /** Whether a kind of vehicle offers the extra; if omitted, all kinds do. */
  fits?: (kind: VehicleKind) => boolean
}

/**
 * The extras that vendors may offer. Child seats come first in this list, because Turkish road rules require them for
 * children below 135 cm.
 */
const offered: Offered[] = [
  {
    id: 1,
    name: { tr: 'Çocuk koltuğu', en: 'Child seat' },
    price: 15_000,
    most: 3,
    forChildren: true,
    shared: true,
  },
  {
    id: 2,
    name: { tr: 'Yükseltici koltuk', en: 'Booster seat' },
    price: 10_000,
    most: 3,
    forChildren: true,
    shared: true,
  },
  {
    id: 3,
    name: {
      tr: 'İstediğiniz yazıyla karşılama tabelası (yazıyı notta belirtin)',
      en: 'Sign with a text of your choice (give it in the note)',
    },
    price: 12_000,
    most: 1,
  },
  { id: 4, name: { tr: 'Ek durak', en: 'Extra stop' }, price: 25_000, most: 3 },
  { id: 5, name: { tr: 'İngilizce konuşan sürücü', en: 'English-speaking driver' }, price: 30_000, most: 1 },
  {
    id: 6,
    name: { tr: 'Tekerlekli sandalye erişimi', en: 'Wheelchair access' },
    price: 40_000,
    most: 1,
    fits: ({ shown }) => !['sedan', 'executive', 'suv'].includes(shown.class),
  },
  { id: 7, name: { tr: 'Evcil hayvan', en: 'Pet' }, price: 20_000, most: 2, fits: ({ shown }) => shown.seats <= 16 },
]

const oneLira = 100

/** Returns the extras available with an offer, child seats first; prices are in kuruş. */
export function extrasOf(
  vendor: VendorProfile,
  kind: VehicleKind,
  { count, rides, passengers }: { count: number; rides: number; passengers: number },
): TransferExtra[] {
  return offered
    .filter(({ shared, fits }) => (!vendor.shared || shared) && (!fits || fits(kind)))
    .map(({ id, name, price, most, forChildren }) => {
      // The number of child seats is limited to `most` per vehicle. It is also limited to the number of passengers
      // minus one, because at least one passenger is an adult. A single passenger may still book one child seat. The
      // maximum of any other extra is `most` per booking.
      const maxQuantity = forChildren ? Math.min(most * count, Math.max(1, passengers - 1)) : most
      const pricePerRide = Math.round((price * vendor.level) / (5 * oneLira)) * 5 * oneLira
      return {
        id,
        name,
        pricePerRide,
        price: pricePerRide * rides,
        maxQuantity,
        input: maxQuantity > 1 ? 'stepper' : 'checkbox',
      }
    })
}
