// @vitest-environment node
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { newMails, newUser, registerForm } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { adult, heldFlight, payFlight, searchFlights, ticketedFlight } from '#tests/server/support/flight-journey.ts'

type Headers = Record<string, string>

const gateway = sharedGateway()

const remove = (user: Headers) => gateway.request('POST', '/api/user/delete/', undefined, user)
const bookingOf = async (session: string) => {
  const [row] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, session))
  const passengers = row
    ? await gateway.deps.db.orm.select().from(bookingPassengers).where(eq(bookingPassengers.bookingId, row.id))
    : []
  return { row, passengers }
}
/** Returns the names of the tables that contain a text, case-insensitive. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await gateway.deps.db.runSql(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await gateway.deps.db.runSql(`select row_to_json(t)::text as text from "${String(name)}" t`)
    if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(String(name))
  }
  return found
}

test('deleting the account ends its sign-ins and leaves nothing of what it kept', async () => {
  const user = await newUser(gateway, 'gidenyolcu')
  const phone = {
    username: 'gidenyolcu',
    first_name: 'Giden',
    last_name: 'Yolcu',
    phone_code: '90',
    phone: '5339998877',
  }
  await gateway.json('PUT', '/api/user/', { ...phone, email: 'gidenyolcu@example.com' }, user)
  await gateway.json('POST', '/api/user/passenger/', { name: 'Yakını', surname: 'Gidenin' }, user)
  await gateway.json('POST', '/api/user/add-coupon/', { c_value: 'UFUK100' }, user)
  const { form_data: form } = await searchFlights(gateway, {}, user)
  const alert = { option: form.id, notify_email: 'gidenyolcu@example.com' }
  await gateway.json('POST', '/api/flight/info/price-alert/', alert, user)
  await gateway.json('POST', '/api/auth/register/', registerForm({ email: 'gidenyolcu@example.com' }))
  expect(await tablesWith('gidenyolcu@example.com')).not.toEqual([])

  expect((await remove({})).status).toBe(401)
  const response = await remove(user)
  expect([response.status, await response.text()]).toEqual([204, ''])
  for (const path of ['', 'passengers/', 'coupons/', 'flight/bookings/']) {
    expect((await gateway.request('GET', `/api/user/${path}`, undefined, user)).status).toBe(401)
  }
  expect((await remove(user)).status).toBe(401)
  expect((await newMails(gateway)).map(({ to, subject }) => [to, subject])).toEqual([
    ['gidenyolcu@example.com', 'Hesabınız silindi'],
  ])
  // The e-mail about the deletion contains the address, so the outbox keeps it only until a day after it was sent.
  gateway.pass(2 * 24 * 3600)
  await cleanUp(gateway.deps)
  for (const text of ['gidenyolcu', '5339998877', 'Gidenin']) expect(await tablesWith(text)).toEqual([])
})

test('two deletions at once, or a call beside one, are no failure', async () => {
  const user = await newUser(gateway, 'ikikez')
  const call = () => gateway.request('POST', '/api/user/passenger/', { name: 'Yan', surname: 'Yana' }, user)
  const read = () => gateway.request('GET', '/api/user/', undefined, user)
  const replies = await Promise.all([remove(user), read(), call(), remove(user), read(), call()])
  for (const { status } of replies) expect([200, 201, 204, 401]).toContain(status)
  expect(gateway.logs.some((line) => line.includes('"level":"error"'))).toBe(false)
})

test('a ticket outlives its account for the journey, and loses contact and documents after it', async () => {
  const user = await newUser(gateway, 'ucacak')
  const session = await ticketedFlight(gateway, {}, user)
  await remove(user)
  const pnr = (await bookingOf(session)).row?.pnr ?? ''
  const found = await gateway.json('POST', '/api/flight/check-pnr/', { pnr, surname: adult.surname })
  expect(found).toEqual({ session_unique: session })
  const upcoming = await bookingOf(session)
  expect(upcoming.row).toMatchObject({ userId: null, email: 'deniz@example.com', anonymisedAt: null })
  expect(upcoming.passengers).toMatchObject([{ citizenNumber: adult.citizen_number }])

  gateway.pass(12 * 24 * 3600)
  await cleanUp(gateway.deps)
  const flown = await bookingOf(session)
  expect(flown.row).toMatchObject({ email: null, phone: null, status: 'ticketed', total: 125_000 })
  expect(flown.passengers).toMatchObject([
    { name: 'Deniz', surname: 'ÖZTÜRK', citizenNumber: '', passport: '', birthDate: '1990-01-01' },
  ])
  expect((await gateway.request('GET', `/api/flight/booking/${session}/`)).status).toBe(200)
})

test('what was flown already is anonymised at once, what was never paid with its travellers', async () => {
  const user = await newUser(gateway, 'coktanuctu')
  const session = await ticketedFlight(gateway, {}, user)
  gateway.pass(12 * 24 * 3600)
  await remove(user)
  expect((await bookingOf(session)).row?.anonymisedAt).not.toBeNull()
  expect((await bookingOf(session)).passengers[0]?.citizenNumber).toBe('')
})

test('a payment that is under way ends as it would have', async () => {
  const user = await newUser(gateway, 'odeyen')
  const session = await heldFlight(gateway, {}, user)
  await payFlight(gateway, session, {}, user)
  await remove(user)
  await cleanUp(gateway.deps)
  const { row, passengers } = await bookingOf(session)
  expect(row).toMatchObject({ userId: null, email: 'deniz@example.com', anonymisedAt: null })
  expect(passengers).toHaveLength(1)
})

test('a guest’s and another user’s bookings are left alone', async () => {
  const demo = await gateway.signIn()
  const mine = await ticketedFlight(gateway, {}, demo)
  const guest = await ticketedFlight(gateway)
  await remove(await newUser(gateway, 'bambaska'))
  gateway.pass(12 * 24 * 3600)
  await cleanUp(gateway.deps)
  expect((await bookingOf(mine)).row).toMatchObject({ ownerDeletedAt: null, email: 'deniz@example.com' })
  expect((await bookingOf(guest)).row).toMatchObject({ ownerDeletedAt: null, email: 'deniz@example.com' })
})
