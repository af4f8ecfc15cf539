// @vitest-environment node
/** Tests that shared screens use the product's own word for the people of a booking, such as participants. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ActivityPassengers } from '#activity/booking/activity-passengers.tsx'
import { participantWords } from '#activity/participant-words.ts'
import { passengerWords } from '#booking/words/passenger-words.ts'
import { PassengerFrame } from '#booking/payment/passenger-names.tsx'
import { PaymentErrors } from '#booking/payment/payment-errors.tsx'
import { SearchFacts } from '#booking/search/search-facts.tsx'
import { activityBooking } from '#tests/support/activity-booking.ts'
import { render } from '#tests/support/render-part.tsx'
import { transferPeople } from '#transfer/transfer-words.tsx'

test.each([
  ['passengers', passengerWords, ['1. Yolcu', '2. Yolcu']],
  ['participants', participantWords, ['1. Katılımcı', '2. Katılımcı']],
  ['the lead passenger', transferPeople, ['Lider yolcu']],
])('the list of errors calls %s as the cards do', (_, words, titles) => {
  const errors = Object.fromEntries(titles.map((__, index) => [`passengers[${index}].surname`, ['required']]))
  const listed = render(
    <PaymentErrors errors={errors} own={undefined} words={words} formId="payment" company={false} />,
  ).words
  titles.forEach((title, index) => {
    const field = (name: string) => ({ name, id: name, errors: undefined, defaultValue: undefined })
    const card = render(
      <PassengerFrame
        index={index}
        words={words}
        aside={null}
        fields={{ name: field('name'), surname: field('surname') }}
        saved={[]}
      >
        {() => null}
      </PassengerFrame>,
    )
    expect(card.words).toContain(title)
    expect(listed).toContain(`${title}: Soyad`)
  })
})

test('the ticket of an activity lists participants', () => {
  const { words } = render(<ActivityPassengers tickets={activityBooking().tickets} />)
  expect(words).toContain('Katılımcılar')
  expect(words).not.toContain('Yolcu')
})

test('the facts of a search have the size of its party', () => {
  const shown = (party: Parameters<typeof SearchFacts>[0]['party']) =>
    render(<SearchFacts departure="2026-12-23" {...(party && { party })} />).words
  expect(shown(participantWords.party(3))).toContain('· 3 katılımcı')
  expect(shown(passengerWords.party(3))).toContain('· 3 yolcu')
  expect(shown(undefined)).not.toContain('·')
})

test('no other text of a shared screen speaks of passengers', () => {
  const files = globSync('src/booking/**/*.{ts,tsx}').filter((file) => file !== 'src/booking/words/passenger-words.ts')
  const texts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*\byolcu(?!lu[kğ]).*$/gim)].map(([line]) => `${file}: ${line.trim()}`),
  )
  // 'Kayıtlı yolcu' is the account's term for a saved person in every product.
  expect(texts.filter((text) => !/Kayıtlı yolcu/.test(text))).toEqual([])
})
