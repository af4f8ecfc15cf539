import { msg, plural } from '@lingui/core/macro'
import type { PeopleWords } from '#booking/words/product-words.ts'

/** Texts about the passengers of a booking. */
export const passengerWords: PeopleWords = {
  all: msg`Yolcular`,
  nth: (place) => msg`${place}. Yolcu`,
  party: (size) => msg`${plural(size, { other: '# yolcu' })}`,
}
