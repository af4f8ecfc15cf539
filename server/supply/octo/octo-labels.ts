/**
 * Gives each of OCTO's category labels a Turkish and an English name and drawn pictures. Pictures from OCTO servers are
 * not shown, because the pages load no pictures from other origins, except map tiles (docs/decisions/0036-octo.md).
 */
import { fold } from '#contract/turkish-text.ts'
import { allLocations } from '#server/supply/activity/activity-catalogue.ts'
import type { Named, Names } from '#server/supply/activity/activity-supply.ts'
import { hash } from '#server/supply/seeded.ts'

interface Kind {
  name: Names
  /** Names of picture files in `public/activities/`. */
  pictures: readonly string[]
}

const kind = (tr: string, en: string, ...pictures: string[]): Kind => ({ name: { tr, en }, pictures })

/**
 * OCTO's category labels with their categories, most specific labels first. If an activity has several labels, the
 * first of them in this list determines its category.
 */
const kinds: Readonly<Record<string, Kind>> = {
  'boat-tours': kind('Tekne turu', 'Boat trip', 'fethiye-on-iki-ada', 'gokova-mavi-hafta', 'kelebekler-vadisi-tekne'),
  museums: kind('Müze', 'Museum', 'sultanahmet-muze-paketi', 'anitkabir-medeniyetler', 'troya-muze'),
  food: kind('Yeme içme', 'Food and drink', 'galata-lezzet-yuruyusu', 'urgup-tandir-mutfagi', 'kemeralti-lezzet'),
  'bike-tours': kind('Bisiklet turu', 'Bicycle tour', 'buyukada-bisiklet'),
  classes: kind('Atölye', 'Workshop', 'avanos-comlek-atolyesi', 'galata-ebru-atolyesi'),
  'live-music': kind('Canlı müzik', 'Live music', 'urfa-sira-gecesi'),
  'theme-parks': kind('Tema parkı', 'Theme park', 'emirgan-lale-yuruyusu'),
  'hop-on-hop-off': kind('Hop-on hop-off', 'Hop-on hop-off', 'kaleici-yuruyusu'),
  'city-cards': kind('Şehir kartı', 'City card', 'anitkabir-medeniyetler'),
  nightlife: kind('Gece hayatı', 'Nightlife', 'yanartas-gece-yuruyusu'),
  animals: kind('Hayvanlar', 'Animals', 'dalyan-nehir-iztuzu'),
  beaches: kind('Plaj', 'Beach', 'kelebekler-vadisi-tekne'),
  sports: kind('Spor', 'Sports', 'koprulu-rafting', 'alacati-sorf-dersi', 'babadag-yamac-parasutu'),
  'walking-tours': kind(
    'Yürüyüş turu',
    'Walking tour',
    'kaleici-yuruyusu',
    'sirince-zeytin-atolyesi',
    'mardin-telkari',
  ),
  outdoors: kind('Doğa', 'Nature', 'ihlara-yesil-tur', 'uzungol-yaylalar', 'likya-yolu-dort-gun'),
  history: kind('Tarih', 'History', 'efes-gunubirlik', 'bergama-akropol', 'kars-ani'),
  literature: kind('Edebiyat', 'Literature', 'safranbolu-konaklar'),
  'multi-day': kind('Konaklamalı tur', 'Tour with overnight stays', 'karadeniz-dort-gun', 'likya-yolu-dort-gun'),
  'accommodation-included': kind('Konaklamalı tur', 'Tour with overnight stays', 'karadeniz-dort-gun'),
  'day-trips': kind('Günübirlik tur', 'Day trip', 'uzungol-yaylalar', 'tazi-kanyonu-yuruyusu', 'safranbolu-konaklar'),
  'private-tours': kind('Özel tur', 'Private tour', 'mardin-deyrulzafaran', 'safranbolu-konaklar'),
  'small-group-tours': kind('Küçük grup turu', 'Small group tour', 'mardin-telkari', 'sirince-zeytin-atolyesi'),
  'guided-tours': kind('Rehberli tur', 'Guided tour', 'kaleici-yuruyusu', 'mardin-deyrulzafaran'),
  'audio-guide': kind('Sesli rehber', 'Audio guide', 'troya-muze'),
  'self-guided': kind('Rehbersiz gezi', 'Self-guided tour', 'kaleici-yuruyusu', 'mardin-telkari'),
}

const other = kind('Etkinlik', 'Activity', 'bursa-hanlar-cumalikizik', 'safranbolu-konaklar', 'sirince-zeytin-atolyesi')
/** Names of pictures without landmarks, for places that the embedded supplier does not know. */
const towns = ['safranbolu', 'mardin', 'dalyan', 'ayder']

/**
 * Pictures of the places that the embedded supplier knows, by the place's name in lower case without diacritics
 * (`fold`).
 */
const placePictures = new Map(
  [...allLocations().values()].flatMap(({ row, detail: { location } }) =>
    row.name.map((name) => [fold(name), location.image] as const),
  ),
)

/** The known category labels, in order of priority. */
export const labels: readonly string[] = Object.keys(kinds)

const oneOf = (list: readonly string[], seed: string): string => list[hash(seed) % list.length] ?? ''

/**
 * Returns the category of an activity and the path of its picture. OCTO category labels in `given` that are not in
 * `kinds` are ignored.
 */
export function kindOf(given: readonly string[], seed: string): { category: Named; image: string } {
  const label = labels.find((one) => given.includes(one))
  const { name, pictures } = (label === undefined ? undefined : kinds[label]) ?? other
  return { category: { id: label ?? 'activity', name }, image: `/activities/${oneOf(pictures, seed)}.svg` }
}

/**
 * Returns the path of the picture of the place with this name; for an unknown place, that of a picture without
 * landmarks.
 */
export const placePicture = ({ id, name }: Named): string =>
  placePictures.get(fold(name.tr)) ?? `/activities/places/${oneOf(towns, id)}.svg`
