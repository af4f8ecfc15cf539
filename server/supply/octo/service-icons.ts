/** Finds icons (named as in `activity-services.ts`) for services that a supplier describes in words. */
import { fold } from '#contract/turkish-text.ts'
import type { Names } from '#server/supply/names.ts'

/**
 * Each icon, followed by beginnings of the English and Turkish words for which it is used. The first icon that matches
 * is used.
 */
const beginnings: readonly (readonly [icon: string, ...words: string[]])[] = [
  ['guide', 'guide', 'rehber'],
  ['breakfast', 'breakfast', 'kahvalti'],
  ['meal', 'lunch', 'dinner', 'meal', 'tasting', 'ogle yemegi', 'aksam yemegi', 'yemek', 'tadim'],
  ['water', 'water', 'icme suyu'],
  ['cup', 'tea', 'coffee', 'drink', 'snack', 'cay', 'kahve', 'icecek', 'atistirmalik'],
  ['car', 'pick up', 'pickup', 'transfer', 'otelden alma'],
  ['bus', 'transport', 'minibus', 'bus', 'ulasim', 'arac'],
  ['boat', 'boat', 'ferry', 'cruise', 'tekne', 'vapur', 'feribot'],
  ['shield', 'insurance', 'sigorta'],
  ['headset', 'headset', 'kulaklik'],
  ['helmet', 'helmet', 'kask'],
  ['lifejacket', 'life jacket', 'can yelegi'],
  ['bike', 'bike', 'bicycle', 'bisiklet'],
  ['instructor', 'instructor', 'pilot', 'egitmen'],
  ['gear', 'equipment', 'gear', 'material', 'ekipman', 'malzeme'],
  ['camera', 'photo', 'fotograf'],
  ['bed', 'accommodation', 'hotel night', 'konaklama'],
  ['certificate', 'certificate', 'belge', 'sertifika'],
  ['music', 'music', 'muzik'],
]

/**
 * Returns the name of the icon for a service that is included in an activity. A service that no other icon suits gets
 * the ticket icon, because the ticket covers all included services.
 */
export function iconOf({ tr, en }: Names): string {
  const text = ` ${fold(en)} ${fold(tr)}`
  return beginnings.find(([, ...words]) => words.some((word) => text.includes(` ${word}`)))?.[0] ?? 'ticket'
}
