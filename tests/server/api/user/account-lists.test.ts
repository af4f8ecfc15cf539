// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest'
import { CouponReply, SavedCouponList, SavedPassenger, SavedPassengerList } from '#contract/account.ts'
import { SavedBill, SavedBillList } from '#contract/bill.ts'
import { products, type ProductName } from '#contract/products.ts'
import { UserBusAlerts, UserBusBookings } from '#contract/user-buses.ts'
import { UserActivityAlerts, UserActivityBookings } from '#contract/user-activities.ts'
import { UserFlightAlerts, UserFlightBookings } from '#contract/user-flights.ts'
import { UserTransferAlerts, UserTransferBookings } from '#contract/user-transfers.ts'
import { couponCampaigns } from '#server/db/schema/accounts.ts'
import { newUser } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

type Headers = Record<string, string>

const gateway = sharedGateway()
let selin: Headers
let mert: Headers
beforeAll(async () => {
  selin = await newUser(gateway, 'selin')
  mert = await newUser(gateway, 'mert.can')
})

const passenger = {
  name: 'Ece',
  surname: 'Su',
  gender: 'F',
  foregein_citizen: false,
  nationality_id: null,
  citizen_number: '17291716060',
  birth_date: '2000-01-01',
  passport: '',
}
const bill = {
  bill_type: 1,
  billing_name: 'Tepe Yazılım Ltd. Şti.',
  tax_office: 'Çankaya',
  tax_number: '4540536920',
  city: 'Ankara',
  district: 'Çankaya',
  zip_code: '06690',
  address: 'Kızılırmak Mah. 1443. Cad. No: 5',
}

describe('saved passengers', () => {
  const list = async (user: Headers) =>
    SavedPassengerList.parse(await gateway.json('GET', '/api/user/passengers/', undefined, user)).results
  const add = (body: unknown, user: Headers) => gateway.request('POST', '/api/user/passenger/', body, user)

  test('are added, changed and deleted by their owner', async () => {
    const response = await add({ id: 77, ...passenger }, selin)
    expect(response.status).toBe(201)
    const added = SavedPassenger.parse(await response.json())
    expect(added).toEqual({ ...passenger, id: added.id, gender_display: 'Kadın' })
    const changes = {
      ...passenger,
      foregein_citizen: true,
      nationality_id: 83,
      citizen_number: '',
      passport: 'C01X00T478',
    }
    const saved = await gateway.json('PUT', `/api/user/passenger/${added.id}/`, { id: added.id, ...changes }, selin)
    expect(SavedPassenger.parse(saved)).toMatchObject(changes)
    expect(await list(selin)).toEqual([saved])
    const deleted = await gateway.request('DELETE', `/api/user/passenger/${added.id}/`, undefined, selin)
    expect([deleted.status, await deleted.text()]).toEqual([204, ''])
    expect(await list(selin)).toEqual([])
  })

  test('need a name and a surname and nothing else', async () => {
    expect(await errorOf(await add({}, selin))).toEqual({
      name: ['Bu alan zorunludur'],
      surname: ['Bu alan zorunludur'],
    })
    const least = SavedPassenger.parse(
      await (await add({ name: 'Su', surname: 'Ak', gender: '', nationality_id: '', birth_date: '' }, selin)).json(),
    )
    expect(least).toMatchObject({ gender: null, nationality_id: null, birth_date: null, citizen_number: '' })
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['name', { name: 'R2D2' }, 'Lütfen yalnızca harf girin'],
    ['surname', { surname: 'a'.repeat(151) }, 'Geçersiz değer'],
    ['gender', { gender: 'X' }, 'Geçersiz değer'],
    ['citizen_number', { citizen_number: '17291716050' }, 'Lütfen geçerli bir T.C. kimlik numarası girin'],
    ['birth_date', { birth_date: '2026-12-31' }, 'Doğum tarihi bugünden sonra olamaz'],
    ['birth_date', { birth_date: '1899-12-31' }, 'Lütfen geçerli bir tarih girin'],
    ['birth_date', { birth_date: '2001-02-29' }, 'Lütfen geçerli bir tarih girin'],
    ['nationality_id', { nationality_id: 999_999 }, 'Geçersiz değer'],
    ['passport', { passport: 'A1' }, 'En az 8 karakter olmalıdır'],
  ])('with a wrong %s are refused: %o', async (field, changes, text) => {
    const response = await add({ ...passenger, ...changes }, selin)
    expect([response.status, await errorOf(response)]).toEqual([400, { [field]: [text] }])
  })

  test('take any number from a foreigner', async () => {
    const foreigner = { ...passenger, foregein_citizen: true, citizen_number: '99' }
    expect((await add(foreigner, selin)).status).toBe(201)
  })

  test('of another user are a 404, and a guest is a 401', async () => {
    const { id } = SavedPassenger.parse(await (await add(passenger, selin)).json())
    const one = `/api/user/passenger/${id}/`
    const before = await list(selin)
    expect((await gateway.request('PUT', one, { ...passenger, name: 'Hırsız' }, mert)).status).toBe(404)
    expect((await gateway.request('DELETE', one, undefined, mert)).status).toBe(404)
    expect(await list(selin)).toEqual(before)
    expect(await list(mert)).toEqual([])
    expect((await add(passenger, {})).status).toBe(401)
    expect((await gateway.request('PUT', one, passenger)).status).toBe(401)
    expect((await gateway.request('DELETE', one)).status).toBe(401)
    for (const wrong of ['0', 'x', '1e3', '99999999999', '-1']) {
      expect((await gateway.request('DELETE', `/api/user/passenger/${wrong}/`, undefined, selin)).status).toBe(404)
    }
  })

  test('are fifty at most, also when added at the same time', async () => {
    gateway.pass(3600)
    for (let left = 50 - (await list(mert)).length; left > 2; left--) {
      gateway.pass(5)
      expect((await add(passenger, mert)).status).toBe(201)
    }
    const replies = await Promise.all([1, 2, 3, 4].map(() => add(passenger, mert)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(await errorOf(await add(passenger, mert))).toEqual({
      non_field_errors: ['En fazla 50 kayıtlı yolcunuz olabilir.'],
    })
  })
})

describe('saved bills', () => {
  const list = async (user: Headers) =>
    SavedBillList.parse(await gateway.json('GET', '/api/user/bills/', undefined, user)).results
  const add = (body: unknown, user: Headers) => gateway.request('POST', '/api/user/bill/', body, user)

  test('are added, changed and deleted by their owner', async () => {
    const added = SavedBill.parse(await (await add(bill, selin)).json())
    expect(added).toEqual({ ...bill, id: added.id, bill_type_display: 'Kurumsal' })
    const person = { ...bill, bill_type: 0, billing_name: 'Ece Su' }
    const saved = SavedBill.parse(await gateway.json('PUT', `/api/user/bill/${added.id}/`, person, selin))
    expect(saved).toMatchObject({ bill_type_display: 'Bireysel', tax_number: '', tax_office: '' })
    expect(await list(selin)).toEqual([saved])
    expect((await gateway.request('DELETE', `/api/user/bill/${added.id}/`, undefined, selin)).status).toBe(204)
    expect(await list(selin)).toEqual([])
  })

  test('name every field that is missing or too long; a company has its tax fields', async () => {
    const missing = await errorOf(await add({ bill_type: 1 }, selin))
    expect(Object.keys(missing)).toEqual([
      'billing_name',
      'tax_office',
      'tax_number',
      'city',
      'district',
      'zip_code',
      'address',
    ])
    const long = { ...bill, billing_name: 'a'.repeat(151), tax_number: '1'.repeat(51), address: 'b'.repeat(501) }
    expect(Object.keys(await errorOf(await add(long, selin)))).toEqual(['billing_name', 'tax_number', 'address'])
    expect((await add({ ...bill, bill_type: 0, tax_office: '', tax_number: '' }, selin)).status).toBe(201)
  })

  test('of another user are a 404, and a guest is a 401', async () => {
    const { id } = SavedBill.parse(await (await add(bill, selin)).json())
    const one = `/api/user/bill/${id}/`
    expect((await gateway.request('PUT', one, bill, mert)).status).toBe(404)
    expect((await gateway.request('DELETE', one, undefined, mert)).status).toBe(404)
    expect(await list(mert)).toEqual([])
    expect((await list(selin)).map((row) => row.id)).toContain(id)
    expect([(await add(bill, {})).status, (await gateway.request('PUT', one, bill)).status]).toEqual([401, 401])
    expect((await gateway.request('DELETE', one)).status).toBe(401)
  })

  test('are twenty at most', async () => {
    for (let left = 20 - (await list(mert)).length; left > 0; left--) await add(bill, mert)
    expect(await errorOf(await add(bill, mert))).toEqual({
      non_field_errors: ['En fazla 20 kayıtlı faturanız olabilir.'],
    })
  })
})

describe('coupon codes', () => {
  const add = (c_value: unknown, user: Headers) => gateway.request('POST', '/api/user/add-coupon/', { c_value }, user)
  const coupons = async (user: Headers) =>
    SavedCouponList.parse(await gateway.json('GET', '/api/user/coupons/', undefined, user)).results

  test('are added once, in any case, and say so', async () => {
    const response = await add(' ufuk100 ', selin)
    expect([response.status, CouponReply.parse(await response.json())]).toEqual([200, 'Kupon hesabınıza eklendi.'])
    expect(await coupons(selin)).toMatchObject([{ code: 'UFUK100', value: 100, active: true }])
    expect(await errorOf(await add('UFUK100', selin))).toEqual({ c_value: ['Bu kupon zaten hesabınızda'] })
    expect(await coupons(mert)).toEqual([])
  })

  test.each([
    ['', 'Bu alan zorunludur'],
    ['a'.repeat(151), 'Geçersiz değer'],
    ['YOKBOYLE', 'Böyle bir kupon kodu yok'],
    ['BAHAR2026', 'Bu kuponun süresi dolmuş'],
  ])('that are wrong are refused: %s', async (code, text) => {
    expect(await errorOf(await add(code, selin))).toEqual({ c_value: [text] })
  })

  test('that are used up are refused', async () => {
    await gateway.deps.db.orm
      .insert(couponCampaigns)
      .values({ code: 'TEKKISI', value: 5_000, expiresOn: '2099-12-31', maxUses: 1 })
    expect((await add('TEKKISI', selin)).status).toBe(200)
    expect(await errorOf(await add('TEKKISI', mert))).toEqual({ c_value: ['Bu kupon tükendi'] })
  })

  test('are refused to a guest, and can’t be guessed', async () => {
    expect((await add('UFUK100', {})).status).toBe(401)
    const statuses: number[] = []
    for (let i = 0; i < 16; i++) statuses.push((await add(`KOD${i}`, mert)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

interface Schema {
  parse(reply: unknown): unknown
}

const lists: Record<ProductName, { bookings: Schema; price_alerts: Schema }> = {
  flight: { bookings: UserFlightBookings, price_alerts: UserFlightAlerts },
  bus: { bookings: UserBusBookings, price_alerts: UserBusAlerts },
  transfer: { bookings: UserTransferBookings, price_alerts: UserTransferAlerts },
  activity: { bookings: UserActivityBookings, price_alerts: UserActivityAlerts },
}

test.each(products)('%s tickets and alerts are lists without entries so far', async (product) => {
  for (const [list, schema] of Object.entries(lists[product])) {
    const path = `/api/user/${product}/${list}/`
    expect((await gateway.request('GET', path)).status).toBe(401)
    expect(schema.parse(await gateway.json('GET', path, undefined, selin))).toEqual({ results: [] })
  }
})
