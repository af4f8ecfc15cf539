/**
 * OCTO's category labels in both languages, with drawn pictures. Pictures of a server are not shown: the pages load
 * pictures of their own origin alone (docs/decisions/0036-octo.md).
 */
import type { Named, Names } from '#server/supply/activity-supply.ts'
import { hash } from '#server/supply/seeded.ts'

interface Kind {
  name: Names
  /** Names of files in `public/activities/`. */
  pictures: readonly string[]
}

const kind = (tr: string, en: string, ...pictures: string[]): Kind => ({ name: { tr, en }, pictures })

/** By label: those that tell most about an activity come first, because an activity is in one category. */
const kinds: Readonly<Record<string, Kind>> = {
  'boat-tours': kind('Tekne turu', 'Boat trip', 'bogaz-gun-batimi', 'fethiye-on-iki-ada', 'bogaz-gunduz-turu'),
  museums: kind('Müze', 'Museum', 'sultanahmet-muze-paketi', 'anitkabir-medeniyetler', 'troya-muze'),
  food: kind('Yeme içme', 'Food and drink', 'galata-lezzet-yuruyusu', 'kemeralti-lezzet', 'antep-mutfak-gunu'),
  'bike-tours': kind('Bisiklet turu', 'Bicycle tour', 'buyukada-bisiklet'),
  classes: kind('Atölye', 'Workshop', 'avanos-comlek-atolyesi', 'galata-ebru-atolyesi'),
  'live-music': kind('Canlı müzik', 'Live music', 'urfa-sira-gecesi', 'konya-sema'),
  'theme-parks': kind('Tema parkı', 'Theme park', 'uludag-teleferik-gunu'),
  'hop-on-hop-off': kind('Hop-on hop-off', 'Hop-on hop-off', 'tarihi-yarimada-yuruyusu'),
  'city-cards': kind('Şehir kartı', 'City card', 'sultanahmet-muze-paketi'),
  nightlife: kind('Gece hayatı', 'Nightlife', 'bogaz-gun-batimi'),
  animals: kind('Hayvanlar', 'Animals', 'goreme-gun-batimi-at', 'dalyan-nehir-iztuzu'),
  beaches: kind('Plaj', 'Beach', 'kelebekler-vadisi-tekne', 'alacati-sorf-dersi'),
  sports: kind('Spor', 'Sports', 'kekova-deniz-kanosu', 'alacati-sorf-dersi'),
  'walking-tours': kind('Yürüyüş turu', 'Walking tour', 'kaleici-yuruyusu', 'tarihi-yarimada-yuruyusu'),
  outdoors: kind('Doğa', 'Nature', 'ihlara-yesil-tur', 'uzungol-yaylalar', 'tazi-kanyonu-yuruyusu'),
  history: kind('Tarih', 'History', 'efes-gunubirlik', 'bergama-akropol', 'kars-ani'),
  literature: kind('Edebiyat', 'Literature', 'konya-sema'),
  'multi-day': kind('Konaklamalı tur', 'Tour with overnight stays', 'kapadokya-uc-gun', 'karadeniz-dort-gun'),
  'accommodation-included': kind('Konaklamalı tur', 'Tour with overnight stays', 'ege-uc-gun', 'kapadokya-uc-gun'),
  'day-trips': kind('Günübirlik tur', 'Day trip', 'kapadokya-kirmizi-tur', 'sumela-gunubirlik'),
  'private-tours': kind('Özel tur', 'Private tour', 'saklikent-tlos', 'mardin-deyrulzafaran'),
  'small-group-tours': kind('Küçük grup turu', 'Small group tour', 'safranbolu-konaklar', 'mardin-deyrulzafaran'),
  'guided-tours': kind('Rehberli tur', 'Guided tour', 'tarihi-yarimada-yuruyusu', 'ayasofya-yerebatan'),
  'audio-guide': kind('Sesli rehber', 'Audio guide', 'ayasofya-yerebatan'),
  'self-guided': kind('Rehbersiz gezi', 'Self-guided tour', 'kaleici-yuruyusu'),
}

const other = kind('Etkinlik', 'Activity', 'bursa-hanlar-cumalikizik', 'safranbolu-konaklar', 'saklikent-tlos')
/** Locations of any kind. */
const towns = ['bursa', 'mardin', 'safranbolu', 'kaleici', 'ankara', 'izmir']

const labels = Object.keys(kinds)

const oneOf = (list: readonly string[], seed: string): string => list[hash(seed) % list.length] ?? ''

/** The category of an activity and the path of its picture; labels that are not known say nothing. */
export function kindOf(given: readonly string[], seed: string): { category: Named; image: string } {
  const label = labels.find((one) => given.includes(one))
  const { name, pictures } = (label === undefined ? undefined : kinds[label]) ?? other
  return { category: { id: label ?? 'activity', name }, image: `/activities/${oneOf(pictures, seed)}.svg` }
}

export const placePicture = (seed: string): string => `/activities/places/${oneOf(towns, seed)}.svg`
