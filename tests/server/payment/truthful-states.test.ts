// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createTestGateway, sharedGateway } from '#tests/server/support/gateway.ts'
import { atBank, comeBack } from '#tests/server/support/at-bank.ts'
import { flightBooking, flightInfo, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'

const gateway = sharedGateway()

const detail = (session: string) => `/flight/booking/detail/${session}/?clear=true`
const payment = (session: string) => `/flight/payment/?session_unique=${session}`

/**
 * Each point at which the app can be closed during a payment, with the state that the traveller finds afterwards and
 * the page to which the traveller is then led.
 */
const moments: {
  closed: string
  leave: (session: string) => Promise<void>
  state: string
  reserved: boolean
  leads: (session: string) => string
}[] = [
  { closed: 'before paying', leave: async () => undefined, state: 'unpaid', reserved: false, leads: payment },
  {
    closed: 'before the bank page was opened',
    leave: async (session) => void (await payFlight(gateway, session)),
    state: 'unpaid',
    reserved: false,
    leads: payment,
  },
  {
    closed: 'after a wrong code',
    leave: async (session) =>
      void (await atBank(gateway, (await payFlight(gateway, session)).pay_url, { code: '000000', action: 'approve' })),
    state: 'unpaid',
    reserved: false,
    leads: payment,
  },
  {
    closed: 'after approving, before coming back',
    leave: async (session) => void (await atBank(gateway, (await payFlight(gateway, session)).pay_url)),
    state: 'ticketed',
    reserved: true,
    leads: detail,
  },
  {
    closed: 'after approving at a slow bank',
    leave: async (session) =>
      void (await atBank(gateway, (await payFlight(gateway, session, { card_number: cards.slow })).pay_url)),
    state: 'confirming',
    reserved: false,
    leads: detail,
  },
  {
    closed: 'after a decline, before coming back',
    leave: async (session) =>
      void (await atBank(gateway, (await payFlight(gateway, session, { card_number: cards.declined })).pay_url)),
    state: 'declined',
    reserved: false,
    leads: (session) => `${payment(session)}&declined=1#card-details`,
  },
  {
    closed: 'after cancelling at the bank',
    leave: async (session) =>
      void (await atBank(gateway, (await payFlight(gateway, session)).pay_url, { action: 'cancel' })),
    state: 'declined',
    reserved: false,
    leads: (session) => `${payment(session)}&declined=1#card-details`,
  },
  {
    closed: 'after coming back, before the finish page',
    leave: async (session) =>
      void (await comeBack(gateway, (await atBank(gateway, (await payFlight(gateway, session)).pay_url)) ?? {})),
    state: 'ticketed',
    reserved: true,
    leads: detail,
  },
]

const detailOf = (session: string) => `/flight/booking/detail/${session}/`

test('a page that fails inside says so calmly, leads to the booking and shows no cause', async () => {
  const session = await heldFlight(gateway)
  const { pay_url: url } = await payFlight(gateway, session)
  const posted = await atBank(gateway, url)
  const bank = { ...gateway.deps.bank, outcome: () => Promise.reject(new Error('secret inside')) }
  const broken = await createTestGateway({ db: gateway.deps.db, overrides: { bank } })
  for (const response of [
    await comeBack(broken, posted ?? {}),
    await broken.app.request(`/payment/finish/${session}/`),
  ]) {
    expect(response.status).toBe(500)
    const page = await response.text()
    expect(page).toContain('Ödeme sonucunu şu an gösteremiyoruz')
    expect(page).toContain(detailOf(session))
    expect(page).not.toContain('secret inside')
  }
  expect(broken.logs.join('\n')).toContain('secret inside')
})

test.each([
  ['en-GB,tr;q=0.8', 'theme=dark', 'We cannot show the outcome of the payment right now'],
  ['tr-TR,en;q=0.8', 'theme=dark', 'Ödeme sonucunu şu an gösteremiyoruz'],
  ['tr-TR', 'settings=en%7CTR%7CTRY', 'We cannot show the outcome of the payment right now'],
])('without its booking, it speaks the language of a browser with %s and %s', async (accepted, cookie, title) => {
  const session = await heldFlight(gateway)
  const select = vi.spyOn(gateway.deps.db.orm, 'select').mockImplementation(() => {
    throw new Error('the database is broken')
  })
  try {
    const headers = { 'Accept-Language': accepted, Cookie: cookie }
    const response = await gateway.app.request(`/payment/finish/${session}/`, { headers })
    expect(response.status).toBe(500)
    expect(await response.text()).toContain(`<h1>${title}</h1>`)
  } finally {
    select.mockRestore()
  }
})

test.each([
  ['en-GB,tr;q=0.8', 'theme=dark', 'Payment not found'],
  ['tr-TR,en;q=0.8', 'theme=dark', 'Ödeme bulunamadı'],
  ['tr-TR', 'settings=en%7CTR%7CTRY', 'Payment not found'],
])('a return without a payment does too, with %s and %s', async (accepted, cookie, title) => {
  const headers = { 'Accept-Language': accepted, Cookie: cookie }
  for (const response of [
    await gateway.app.request('/payment/finish/unknown/', { headers }),
    await gateway.app.request('/payment/return/', { method: 'POST', body: new FormData(), headers }),
    await gateway.app.request('/payment/return/', {
      method: 'POST',
      body: 'no boundary',
      headers: { ...headers, 'Content-Type': 'multipart/form-data' },
    }),
  ]) {
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(`<h1>${title}</h1>`)
  }
})

test.each(moments)(
  'closing the app $closed leaves a booking that is $state',
  async ({ leave, state, reserved, leads }) => {
    const session = await heldFlight(gateway)
    await leave(session)
    const found = await flightInfo(gateway, session)
    expect(found).toEqual({ do_reservation: reserved, finish_page_showed: false, state })
    const view = await flightBooking(gateway, session)
    expect(view.state).toBe(state)
    expect(view.tickets[0]?.departure_ticket_number === null).toBe(!reserved)
    const finish = await gateway.app.request(`/payment/finish/${session}/`)
    expect(finish.headers.get('Location')).toBe(leads(session))
  },
)
