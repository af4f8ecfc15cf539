// @vitest-environment node
import { expect, test } from 'vitest'
import { action as billAction } from '#profile/bills/bills-route.tsx'
import { action as couponAction } from '#profile/coupons/coupons-route.tsx'
import { editedEntry } from '#profile/edit-param.ts'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { action as passengerAction } from '#profile/passengers/passengers-route.tsx'
import { postedByUser, type Answers } from '#tests/support/route-args.ts'

const saved = {
  id: 7,
  name: 'Deniz',
  surname: 'Yılmaz',
  gender: null,
  gender_display: '',
  foregein_citizen: false,
  nationality_id: null,
  citizen_number: '',
  birth_date: null,
  passport: '',
}
const locationOf = (result: unknown) => (result instanceof Response ? result.headers.get('Location') : null)

test('name and surname are enough for a passenger; a new one has no id', async () => {
  const answers = { 'POST /api/user/passenger/': () => Response.json(saved, { status: 201 }) }
  const form = { intent: 'save', name: 'Deniz', surname: 'Yılmaz', gender: '', birth_date: '2000-01-01', passport: '' }
  const { args, calls } = postedByUser('/profile/passengers/', form, answers)
  expect(locationOf(await passengerAction(args))).toBe('/profile/passengers/?done=passenger')
  expect(calls[0]?.body).toEqual({
    name: 'Deniz',
    surname: 'Yılmaz',
    gender: null,
    foregein_citizen: false,
    nationality_id: null,
    citizen_number: '',
    birth_date: '2000-01-01',
    passport: '',
  })
})

test('an edited passenger is saved under its id; the ID number of a foreigner and the country of a citizen are void', async () => {
  const answers = { 'PUT /api/user/passenger/7/': () => Response.json(saved) }
  const form = {
    intent: 'save',
    id: '7',
    name: 'Emma',
    surname: 'Schneider',
    citizen_number: '1',
    nationality_id: '49',
  }
  const foreign = postedByUser('/profile/passengers/', { ...form, foregein_citizen: 'true' }, answers)
  await passengerAction(foreign.args)
  expect(foreign.calls[0]?.body).toMatchObject({
    id: 7,
    foregein_citizen: true,
    citizen_number: '',
    nationality_id: 49,
  })
  const citizen = postedByUser('/profile/passengers/', { ...form, citizen_number: ' 172 917 160 60' }, answers)
  await passengerAction(citizen.args)
  expect(citizen.calls[0]?.body).toMatchObject({ citizen_number: '17291716060', nationality_id: null })
})

test.each([
  ['no surname', { surname: '' }],
  ['a birth after today', { birth_date: '2026-11-22' }],
  ['a wrong ID number', { citizen_number: '17291716050' }],
])('a passenger with %s makes no call', async (_, wrong) => {
  const { args, calls } = postedByUser(
    '/profile/passengers/',
    { intent: 'save', name: 'A', surname: 'B', ...wrong },
    {},
  )
  expect(await passengerAction(args)).toMatchObject({ init: { status: 400 } })
  expect(calls).toEqual([])
})

test('failures tell the server’s message or the brief’s sentences', async () => {
  const save = { intent: 'save', name: 'Deniz', surname: 'Yılmaz' }
  const failed = async (form: Record<string, string>, answers: Answers) =>
    passengerAction(postedByUser('/profile/passengers/', form, answers).args)
  expect(await failed(save, { 'POST /api/user/passenger/': () => new Response('', { status: 500 }) })).toMatchObject({
    data: { failure: 'Yolcu oluşturulurken bir hata oluştu.' },
  })
  expect(await failed({ intent: 'delete', id: '7' }, {})).toMatchObject({
    data: { failure: 'Yolcu bilgileri silinirken bir hata oluştu.', unreachable: true },
  })
  const gone = { 'DELETE /api/user/passenger/7/': () => Response.json({ detail: ['Bulunamadı'] }, { status: 404 }) }
  expect(await failed({ intent: 'delete', id: '7' }, gone)).toMatchObject({ data: { failure: 'Bulunamadı' } })
})

const bill = {
  intent: 'save',
  bill_type: '0',
  billing_name: 'Deniz Yılmaz',
  tax_office: 'Kadıköy',
  tax_number: '4540536920',
  city: 'İstanbul',
  district: 'Kadıköy',
  zip_code: '34710',
  address: 'Moda Cad. No: 12/4',
}

test('an individual’s bill goes without the hidden tax fields; a company’s needs them', async () => {
  const kept = { ...bill, id: 3, bill_type: 0, bill_type_display: 'Bireysel', tax_office: '', tax_number: '' }
  const answers = { 'POST /api/user/bill/': () => Response.json(kept, { status: 201 }) }
  const { args, calls } = postedByUser('/profile/bills/', bill, answers)
  expect(locationOf(await billAction(args))).toBe('/profile/bills/?done=bill')
  expect(calls[0]?.body).toMatchObject({ bill_type: 0, tax_office: '', tax_number: '' })
  const company = postedByUser('/profile/bills/', { ...bill, bill_type: '1', tax_number: '' }, answers)
  expect(await billAction(company.args)).toMatchObject({ data: { result: { error: { tax_number: ['required'] } } } })
  expect(company.calls).toEqual([])
})

test('a bill is deleted by a 204', async () => {
  const answers = { 'DELETE /api/user/bill/3/': () => new Response(null, { status: 204 }) }
  const { args } = postedByUser('/profile/bills/', { intent: 'delete', id: '3' }, answers)
  expect(locationOf(await billAction(args))).toBe('/profile/bills/?done=bill-deleted')
})

test('a coupon’s own sentence is shown; 151 characters make no call', async () => {
  const answers = { 'POST /api/user/add-coupon/': () => Response.json({ data: 'Kuponunuz eklendi.' }) }
  const added = postedByUser('/profile/coupons/', { c_value: 'UFUK100' }, answers)
  expect(await couponAction(added.args)).toEqual({ message: 'Kuponunuz eklendi.' })
  const long = postedByUser('/profile/coupons/', { c_value: 'x'.repeat(151) }, answers)
  expect(await couponAction(long.args)).toMatchObject({ init: { status: 400 } })
  expect(long.calls).toEqual([])
})

test('an address edits only what is in the list', () => {
  const entries = [{ id: 7 }, { id: 8 }]
  const edited = (query: string) => editedEntry(new URLSearchParams(query), entries)
  expect(['edit=new', 'edit=8', 'edit=9', 'edit=', ''].map(edited)).toEqual(['new', { id: 8 }, null, null, null])
})

test('a list loads anew after actions, not when a popup opens', () => {
  const list = 'https://ufuk.example/profile/bills/'
  const ask = (from: string, to: string, formMethod?: 'POST') =>
    afterActionsOnly({
      currentUrl: new URL(from),
      nextUrl: new URL(to),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
      ...(formMethod ? { formMethod } : {}),
    })
  expect(ask(list, `${list}?edit=3`)).toBe(false)
  expect(ask(`${list}?edit=3`, `${list}?done=bill`, 'POST')).toBe(true)
  expect(ask(list, list)).toBe(true)
})

test('an edited passenger has words of its own, and so has one that could not be saved', async () => {
  const edit = { intent: 'save', id: '7', name: 'Deniz', surname: 'Yılmaz' }
  const send = async (answers: Answers) => passengerAction(postedByUser('/profile/passengers/', edit, answers).args)
  expect(locationOf(await send({ 'PUT /api/user/passenger/7/': () => Response.json(saved) }))).toBe(
    '/profile/passengers/?done=passenger-updated',
  )
  const broken = { 'PUT /api/user/passenger/7/': () => new Response('', { status: 500 }) }
  expect(await send(broken)).toMatchObject({ data: { failure: 'Yolcu güncellenirken bir hata oluştu.' } })
})
