import { msg, plural } from '@lingui/core/macro'
import type { PeopleWords } from '#booking/words/product-words.ts'

/**
 * Texts about the travellers of a booking, for flights and buses. Transfers use them except `nth`; activities have
 * their own texts.
 */
export const passengerWords: PeopleWords = {
  all: msg`Yolcular`,
  nth: (place) => msg`${place}. Yolcu`,
  party: (size) => msg`${plural(size, { other: '# yolcu' })}`,
}
