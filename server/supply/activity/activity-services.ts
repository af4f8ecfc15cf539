/** Lists services, costs, categories, packages and organisers by the keys that the data files of activities use. */
import type { ActivityService, ActivitySupplier, Named, Names } from './activity-supply.ts'

/** A text in Turkish and English. */
export type Pair = readonly [tr: string, en: string]

export const namesOf = ([tr, en]: Pair): Names => ({ tr, en })

const services = {
  guide: ['guide', 'Rehber', 'Guide'],
  artGuide: ['guide', 'Sanat tarihi bilen rehber', 'Guide trained in art history'],
  headset: ['headset', 'Kulaklık', 'Headset'],
  pickup: ['car', 'Otelden alma ve otele bırakma', 'Pick-up and return at your hotel'],
  minibus: ['bus', 'Klimalı araçla ulaşım', 'Transport in an air-conditioned vehicle'],
  insurance: ['shield', 'Seyahat ve kaza sigortası', 'Travel and accident insurance'],
  breakfast: ['breakfast', 'Kahvaltı', 'Breakfast'],
  lunch: ['meal', 'Öğle yemeği', 'Lunch'],
  dinner: ['meal', 'Akşam yemeği', 'Dinner'],
  fish: ['meal', 'Teknede balık ya da tavuk', 'Fish or chicken on board'],
  tasting: ['meal', 'Bütün tadımlar', 'All tastings'],
  tea: ['cup', 'Çay ve kahve', 'Tea and coffee'],
  sherbet: ['cup', 'Şerbet ve lokum', 'Sherbet and Turkish delight'],
  snack: ['cup', 'Atıştırmalık', 'Snacks'],
  water: ['water', 'İçme suyu', 'Drinking water'],
  tickets: ['ticket', 'Müze ve ören yeri girişleri', 'Tickets of museums and sites'],
  skipLine: ['ticket', 'Bilet kuyruğunda beklemeden giriş', 'Entry without queueing for tickets'],
  ferry: ['boat', 'Vapur ve feribot biletleri', 'Ferry tickets'],
  boat: ['boat', 'Tekne', 'Boat'],
  captain: ['boat', 'Kaptan ve mürettebat', 'Captain and crew'],
  cableCar: ['cable-car', 'Teleferik bileti', 'Cable car ticket'],
  skiPass: ['cable-car', 'Günlük kayak geçişi', 'Ski pass for the day'],
  equipment: ['gear', 'Bütün ekipman', 'All equipment'],
  skis: ['gear', 'Kayak takımı', 'Skis, boots and poles'],
  snowshoes: ['gear', 'Kar ayakkabısı ve baton', 'Snowshoes and poles'],
  helmet: ['helmet', 'Kask', 'Helmet'],
  lifejacket: ['lifejacket', 'Can yeleği', 'Life jacket'],
  bike: ['bike', 'Bisiklet ve kask', 'Bicycle and helmet'],
  instructor: ['instructor', 'Lisanslı eğitmen', 'Licensed instructor'],
  pilot: ['instructor', 'Lisanslı pilot', 'Licensed pilot'],
  master: ['instructor', 'Usta eşliğinde uygulama', 'Practice with a master'],
  materials: ['gear', 'Malzemeler', 'Materials'],
  apron: ['gear', 'Önlük ve tarifler', 'Apron and recipes'],
  keepsake: ['gift', 'Yaptığınız ürün sizin olur', 'You keep what you make'],
  towels: ['towel', 'Peştamal ve havlu', 'Loincloth and towels'],
  locker: ['lock', 'Kilitli dolap', 'Locker'],
  scrub: ['towel', 'Kese ve köpük', 'Scrub and foam wash'],
  massage: ['towel', '30 dakika yağ masajı', 'Oil massage of 30 minutes'],
  photos: ['camera', 'Fotoğraflar', 'Photographs'],
  certificate: ['certificate', 'Katılım belgesi', 'Certificate'],
  seat: ['ticket', 'Numaralı koltuk', 'Numbered seat'],
  frontSeat: ['ticket', 'İlk sıralarda koltuk', 'Seat in the first rows'],
  music: ['music', 'Canlı müzik', 'Live music'],
  cabin: ['bed', 'Duşlu kabinde konaklama', 'Cabin with shower'],
  double: ['bed', 'İki kişilik odada konaklama', 'Stay in a double room'],
  cave: ['bed', 'Kaya oyma otelde bir gece', 'One night in a cave hotel'],
  stone: ['bed', 'Taş konakta konaklama', 'Stay in a stone mansion'],
  hut: ['bed', 'Yayla evinde konaklama', 'Stay in a mountain house'],
  halfBoard: ['meal', 'Kahvaltı ve akşam yemeği', 'Breakfast and dinner'],
  fullBoard: ['meal', 'Günde üç öğün yemek', 'Three meals a day'],
  luggage: ['bag', 'Bagaj taşıma', 'Luggage transfer'],
  ownBoat: ['boat', 'Size özel tekne', 'A boat of your own'],
  ownCar: ['car', 'Size özel araç ve sürücü', 'A vehicle with driver of your own'],
  ownGuide: ['guide', 'Size özel rehber', 'A guide of your own'],
  toast: ['cup', 'İniş sonrası kutlama', 'Toast after landing'],
  torch: ['gear', 'Kafa feneri', 'Head torch'],
} as const satisfies Record<string, readonly [icon: string, tr: string, en: string]>

export type ServiceKey = keyof typeof services

export function serviceOf(key: ServiceKey): ActivityService {
  const [icon, tr, en] = services[key]
  return { icon, name: { tr, en } }
}

const costs = {
  tips: ['Bahşişler', 'Tips'],
  drinks: ['İçecekler', 'Drinks'],
  alcohol: ['Alkollü içecekler', 'Alcoholic drinks'],
  lunch: ['Öğle yemeği', 'Lunch'],
  dinner: ['Akşam yemekleri', 'Dinners'],
  tickets: ['Müze ve ören yeri girişleri (yerinde ödenir)', 'Tickets of museums and sites (paid on the spot)'],
  park: ['Milli park girişi (yerinde ödenir)', 'National park entry (paid on the spot)'],
  photos: ['Fotoğraf ve video (isteyen yerinde satın alır)', 'Photographs and video (sold on the spot)'],
  way: ['Buluşma noktasına ulaşım', 'The way to the meeting point'],
  flights: ['Uçak ve otobüs biletleri', 'Flights and coaches'],
  single: ['Tek kişilik oda farkı', 'Single room supplement'],
  clothes: ['Kayak giysisi kiralama', 'Rental of ski wear'],
  wetsuit: ['Dalgıç elbisesi ve deniz ayakkabısı kiralama', 'Rental of wetsuit and water shoes'],
  personal: ['Kişisel harcamalar', 'Personal expenses'],
  massage: ['Masaj', 'Massage'],
  pickup: ['Otelden alma', 'Pick-up at your hotel'],
} as const satisfies Record<string, Pair>

export type CostKey = keyof typeof costs

export const costOf = (cost: CostKey | Pair): Names => namesOf(typeof cost === 'string' ? costs[cost] : cost)

const categoryNames = {
  balon: ['Balon turu', 'Balloon flight'],
  muze: ['Müze ve ören yeri', 'Museum and ancient site'],
  tekne: ['Tekne turu', 'Boat trip'],
  doga: ['Doğa gezisi', 'Nature trip'],
  rafting: ['Rafting ve kano', 'Rafting and canoeing'],
  ucus: ['Yamaç paraşütü', 'Paragliding'],
  dalis: ['Dalış', 'Diving'],
  'su-sporlari': ['Su sporları', 'Water sports'],
  kar: ['Kayak ve kar', 'Ski and snow'],
  hamam: ['Hamam', 'Hammam'],
  lezzet: ['Yeme içme', 'Food and drink'],
  atolye: ['Atölye', 'Workshop'],
  sehir: ['Şehir turu', 'City walk'],
  gosteri: ['Gösteri ve müzik', 'Show and music'],
  macera: ['Macera', 'Adventure'],
  cicek: ['Çiçek mevsimi', 'Flower season'],
  'uzun-tur': ['Konaklamalı tur', 'Tour with overnight stays'],
} as const satisfies Record<string, Pair>

export type CategoryId = keyof typeof categoryNames

export const categories: ReadonlyMap<string, Named> = new Map(
  Object.entries(categoryNames).map(([id, name]) => [id, { id, name: namesOf(name) }]),
)

export const packageNames = {
  group: ['Grupla', 'With a group'],
  small: ['Küçük grupla', 'With a small group'],
  private: ['Size özel', 'Private'],
  hotel: ['Konaklamalı', 'With hotel'],
} as const satisfies Record<string, Pair>

export type PackageKind = keyof typeof packageNames

/** Names of the invented organisers. The prefix of their telephone numbers, 508, is assigned to no operator. */
const supplierNames = {
  tuf: 'Tüften Gökyüzüne',
  adim: 'Yedi Tepe Adımları',
  erguvan: 'Erguvan Tekneleri',
  sini: 'Bakır Sini',
  sakiz: 'Sakız Ağacı Gezileri',
  basamak: 'Ak Basamak',
  imbat: 'İmbat Yelkeni',
  keciyolu: 'Keçiyolu Doğa',
  sunger: 'Sünger Avcısı Denizcilik',
  yakamoz: 'Yakamoz Dalış',
  zakkum: 'Zakkum Irmak Sporları',
  kanat: 'Doğan Kanadı',
  kristal: 'Kar Kristali',
  kervan: 'Bozkır Kervanı',
  kemer: 'Çifte Kemer Yayla',
  avlu: 'Taş Avlu',
  serhat: 'Kuzeydoğu Kapısı',
  mermer: 'Mermer Göbek',
  tezgah: 'Ustanın Tezgâhı',
} as const

export type SupplierId = keyof typeof supplierNames

export const suppliers: ReadonlyMap<string, ActivitySupplier> = new Map(
  Object.entries(supplierNames).map(([id, name], index) => [
    id,
    { id, name, phone: `+90 508 100 ${String(index + 1).padStart(2, '0')} 00` },
  ]),
)
