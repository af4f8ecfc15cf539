/**
 * Lists the bus companies of the embedded supplier: about a dozen fictitious ones that differ in price, network and
 * comfort.
 */
import type { BusFeatureName, BusOperator, SeatType } from './bus-supply.ts'

export interface CompanyProfile {
  shown: BusOperator
  seatType: SeatType
  /** Factor by which the usual price is multiplied for this company. */
  level: number
  /** Factor by which the usual number of departures is multiplied for this company. */
  frequency: number
  /** Plate codes of the company's hub provinces: each of its trips begins or ends in one of them. */
  hubs: ReadonlySet<number>
  /** Plate codes of the provinces that the company serves from its hubs; null for the whole country. */
  reach: ReadonlySet<number> | null
  /** Minimum and maximum road kilometres of the company's trips. */
  kilometres: readonly [number, number]
  /** Minutes of driving between two breaks of a trip. */
  breakEvery: number
  nights: 'only' | 'some' | 'never'
  /** Whether the company publishes the arrival times of all its trips. If not, it publishes those of about half. */
  saysArrival: boolean
  features: readonly BusFeatureName[]
  cancelHours: number
  cancelFeePercent: number
  /** Whether the company changes its prices daily. */
  campaigns: boolean
}

const plates = (list: string) => new Set(list.split(' ').map(Number))

const marmara = '34 41 54 16 10 17 59 22 39 77 11'
const aegean = '35 9 48 20 45 43 64 3 10'
const south = '7 33 1 31 80 32 15 46'
const centre = '6 42 38 26 50 51 68 40 66 71 70 58 19'
const blackSea = '55 61 53 52 28 8 57 5 60 67 37 74 78 81 14 18'
const southEast = '27 63 21 47 72 56 73 2 79 46'
const east = '25 65 44 23 36 76 4 13 49 12 62 24 29 69 75 30'

type Character = Omit<CompanyProfile, 'shown' | 'hubs' | 'reach' | 'features'> & {
  name: string
  mark: string
  hubs: string
  reach: string | null
  features: string
}

const usual = {
  frequency: 1,
  kilometres: [80, 1300],
  breakEvery: 270,
  nights: 'some',
  saysArrival: true,
  cancelHours: 12,
  cancelFeePercent: 0,
  campaigns: false,
} as const

// oxfmt-ignore
const characters: Character[] = [
  { ...usual, name: 'Turna Yolları', mark: 'TY', seatType: '2+1', level: 1.18, frequency: 1.3, hubs: '34 6 35 7', reach: null, features: 'charging wifi tv headphones mobile', breakEvery: 300 },
  { ...usual, name: 'Akça Kervan', mark: 'AK', seatType: '2+2', level: 0.92, frequency: 1.1, hubs: '34 6 1 27', reach: null, features: 'charging tv mobile' },
  { ...usual, name: 'Poyraz Ekspres', mark: 'PE', seatType: '2+1', level: 1.06, hubs: '55 61 34 6', reach: `${blackSea} ${marmara} ${centre}`, features: 'charging wifi tv mobile' },
  { ...usual, name: 'İmbat Turizm', mark: 'İM', seatType: '2+1', level: 1.1, frequency: 1.2, hubs: '35 48 9 34', reach: `${aegean} ${marmara} ${south} 6`, features: 'charging wifi tv headphones', kilometres: [70, 900] },
  { ...usual, name: 'Kekik Yolu', mark: 'KY', seatType: '2+1', level: 1.02, hubs: '7 33 48 34', reach: `${south} ${aegean} ${centre} ${marmara}`, features: 'charging wifi tv mobile', campaigns: true },
  { ...usual, name: 'Bozkır Hattı', mark: 'BH', seatType: '2+2', level: 0.9, frequency: 1.2, hubs: '6 42 38 26', reach: `${centre} ${south} ${marmara} ${aegean}`, features: 'charging tv', breakEvery: 240, kilometres: [80, 900] },
  { ...usual, name: 'Fırat Yıldızı', mark: 'FY', seatType: '2+2', level: 0.96, hubs: '27 63 21 34', reach: `${southEast} ${marmara} ${south} ${centre} 35`, features: 'charging tv mobile', saysArrival: false, breakEvery: 240 },
  { ...usual, name: 'Ak Doruk', mark: 'AD', seatType: '2+2', level: 0.98, hubs: '25 65 44 34 6', reach: `${east} ${marmara} ${centre} ${blackSea} 35 21`, features: 'charging tv', breakEvery: 240, kilometres: [100, 1900] },
  { ...usual, name: 'Gece Kuşu', mark: 'GK', seatType: '2+1', level: 1.14, frequency: 0.8, hubs: '34 6 35 16 7', reach: null, features: 'charging wifi tv headphones', nights: 'only', kilometres: [400, 1100], cancelHours: 24 },
  { ...usual, name: 'Mavi Rota', mark: 'MR', seatType: '2+1', level: 1.05, hubs: '34 16 41 17', reach: `${marmara} ${aegean} 6 26 14 81`, features: 'charging wifi mobile', kilometres: [70, 750], campaigns: true },
  { ...usual, name: 'Serçe', mark: 'SE', seatType: '2+2', level: 0.78, frequency: 0.9, hubs: '34 6 35 7 55', reach: null, features: 'charging', saysArrival: false, cancelHours: 24, cancelFeePercent: 20, campaigns: true },
  { ...usual, name: 'Zeytindalı', mark: 'ZD', seatType: '2+1', level: 1, hubs: '10 16 35 45', reach: `${marmara} ${aegean} 6 7`, features: 'charging wifi tv', nights: 'never', kilometres: [60, 600], cancelHours: 6, cancelFeePercent: 10 },
]

const isFeature = (word: string): word is BusFeatureName =>
  ['charging', 'wifi', 'tv', 'headphones', 'mobile'].includes(word)

export const companies: readonly CompanyProfile[] = characters.map((character, index) => {
  const { name, mark: _mark, hubs, reach, features, ...rest } = character
  return {
    ...rest,
    shown: { id: index + 1, name, logo: `/bus-companies/${index + 1}.webp` },
    hubs: plates(hubs),
    reach: reach === null ? null : plates(reach),
    features: features.split(' ').filter(isFeature),
  }
})

/** Two letters for each company's logo, in the order of `companies`. */
export const companyMarks: readonly string[] = characters.map(({ mark }) => mark)
