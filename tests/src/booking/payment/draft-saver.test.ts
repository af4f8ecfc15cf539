import { expect, test } from 'vitest'
import { draftSaver } from '#booking/payment/draft-saver.ts'

const formWith = (email: string) => {
  const form = new FormData()
  form.set('email', email)
  form.set('card_number', '4111')
  return form
}

test('a draft is sent when it changes, without the card', () => {
  const sent: unknown[] = []
  const save = draftSaver(
    () => true,
    (draft) => sent.push(draft),
  )
  save(formWith(''))
  save(formWith('deniz@ufuk.example'))
  save(formWith('deniz@ufuk.example'))
  save(formWith('can@ufuk.example'))
  save(formWith(''))
  expect(sent).toEqual([{ email: 'deniz@ufuk.example' }, { email: 'can@ufuk.example' }, {}])
})

test('nothing is sent before the stored draft has been read, and the same draft once it was', () => {
  const sent: unknown[] = []
  let isSettled = false
  const save = draftSaver(
    () => isSettled,
    (draft) => sent.push(draft),
  )
  save(formWith('deniz@ufuk.example'))
  expect(sent).toEqual([])
  isSettled = true
  save(formWith('deniz@ufuk.example'))
  expect(sent).toEqual([{ email: 'deniz@ufuk.example' }])
})
