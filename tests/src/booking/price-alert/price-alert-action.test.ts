import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { changeAlertThreshold, createPriceAlert } from '#booking/price-alert/price-alert-action.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ option: 'search-1', ...fields })) data.set(name, value)
  return data
}
const refuse = (error: unknown) => async () => {
  throw error
}

test('an alert is created with what was filled', async () => {
  const made: unknown[] = []
  const create = async (alert: unknown) => void made.push(alert)
  expect(await createPriceAlert(form({ notify_email: 'a@b.co', notify_phone: '' }), create)).toEqual({
    outcome: 'created',
  })
  expect(made).toEqual([{ option: 'search-1', notify_email: 'a@b.co', notify_phone: '' }])
})

test('a threshold is sent as an amount, and refused beside its field', async () => {
  const made: unknown[] = []
  const typed = form({ notify_email: 'a@b.co', threshold: '1.200' })
  await createPriceAlert(typed, async (alert) => void made.push(alert))
  expect(made).toMatchObject([{ threshold: 1200 }])
  const answer = await createPriceAlert(typed, refuse(new ApiError(400, { threshold: ['x'] })))
  expect(answer).toMatchObject({ outcome: 'invalid', form: 'new', reply: { error: { threshold: ['x'] } } })
})

test.each([
  ['1.200', 1200],
  ['', null],
])('a threshold changed to %j is sent as %o', async (threshold, sent) => {
  const made: unknown[] = []
  const change = async (amount: number | null) => void made.push(amount)
  expect(await changeAlertThreshold(form({ threshold }), change)).toEqual({ outcome: 'changed' })
  expect(made).toEqual([sent])
})

test.each([
  [
    'refused beside its field',
    new ApiError(400, { threshold: ['x'] }),
    { outcome: 'invalid', form: 'own', reply: { error: { threshold: ['x'] } } },
  ],
  ['refused otherwise', new ApiError(404, { detail: ['Yok.'] }), { outcome: 'failed', message: 'Yok.' }],
])('a changed threshold is %s', async (_, error, answer) => {
  expect(await changeAlertThreshold(form({ threshold: '5' }), refuse(error))).toMatchObject(answer)
})

test.each([
  ['nothing filled', {}, 'notify_email', 'one_of_two'],
  ['a wrong address', { notify_email: 'a@' }, 'notify_email', 'email'],
  ['a wrong number', { notify_phone: '12' }, 'notify_phone', 'phone'],
  ['no amount', { notify_email: 'a@b.co', threshold: 'ucuz' }, 'threshold', 'number'],
])('%s makes no call', async (_, fields, field, code) => {
  const answer = await createPriceAlert(form(fields), refuse(new Error('called')))
  expect(answer).toMatchObject({ outcome: 'invalid', form: 'new', reply: { error: { [field]: [code] } } })
})

test('a changed threshold that is no amount makes no call, and is answered to its own form', async () => {
  const answer = await changeAlertThreshold(form({ threshold: 'ucuz' }), refuse(new Error('called')))
  expect(answer).toMatchObject({ outcome: 'invalid', form: 'own', reply: { error: { threshold: ['number'] } } })
})

test('non_field_errors in the body mean that the alert exists already', async () => {
  const answer = await createPriceAlert(
    form({ notify_email: 'a@b.co' }),
    refuse(new ApiError(400, { non_field_errors: ['x'] })),
  )
  expect(answer).toEqual({ outcome: 'duplicate' })
})

test.each([
  [new ApiError(400, { option: ['Arama bulunamadı.'] }), 'Arama bulunamadı.'],
  [new ApiError(500), null],
  [new ApiError(0), null],
])('another failure carries the server message, if any', async (error, message) => {
  const answer = await createPriceAlert(form({ notify_email: 'a@b.co' }), refuse(error))
  expect(answer).toEqual({ outcome: 'failed', message })
})
