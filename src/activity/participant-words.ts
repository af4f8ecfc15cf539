import { msg, plural } from '@lingui/core/macro'
import type { PeopleWords } from '#booking/words/product-words.ts'

export const participantWords: PeopleWords = {
  all: msg`Katılımcılar`,
  nth: (place) => msg`${place}. Katılımcı`,
  party: (size) => msg`${plural(size, { other: '# katılımcı' })}`,
}
