// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { passesLuhn } from '#contract/rules.ts'
import { sandboxBankPayments } from '#server/db/schema/payments.ts'
import { testCards } from '#server/payment/sandbox-bank/test-cards.ts'
import { origin, sharedGateway } from '#tests/server/support/gateway.ts'
import { atBank } from '#tests/server/support/at-bank.ts'
import { flightInfo, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'

const gateway = sharedGateway()

const open = async (url: string) => gateway.app.request(new URL(url, origin).pathname)

test('every test card is a valid number with its own outcome', () => {
  for (const { number } of testCards) expect(passesLuhn(number.replaceAll(' ', ''))).toBe(true)
  expect(new Set(testCards.map(({ scenario }) => scenario))).toEqual(
    new Set(['approved', 'declined', 'three_d_failed', 'slow', 'late']),
  )
})

describe('the 3-D Secure page', () => {
  test('shows amount and merchant, asks for the code, and needs no script', async () => {
    const session = await heldFlight(gateway)
    const response = await open((await payFlight(gateway, session)).pay_url)
    const page = await response.text()
    expect(page).toContain('1.250,00\u00A0₺')
    expect(page).toContain('Ufuk Seyahat')
    expect(page).toContain('autocomplete="one-time-code"')
    expect(page).not.toContain('<script')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/style-src 'nonce-[A-Za-z0-9+/=]+'/)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('speaks the language of the payment', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session, {}, { 'X-User-Info': 'en|TR|TRY' })
    expect(await (await open(url)).text()).toContain('enter the 6‑digit code')
  })

  test('says when a code was wrong, and returns by a plain button once decided', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session)
    const wrong = await gateway.app.request(new URL(url, origin).pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'action=approve&code=111111',
    })
    expect(await wrong.text()).toContain('Kod hatalı')
    await atBank(gateway, url)
    const decided = await open(url)
    const page = await decided.text()
    expect(page).toContain('<form method="post" action="/payment/return/">')
    expect(page).toContain('<button>İşyerine dön</button>')
    expect(decided.headers.get('Content-Security-Policy')).toContain("form-action 'self';")
  })

  test('takes the code with spaces', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session)
    const page = await (await open(url)).text()
    expect(page).not.toContain('maxlength')
    const pattern = new RegExp(`^(?:${/pattern="([^"]+)"/.exec(page)?.[1]})$`, 'v')
    for (const code of ['123456', ' 123 456 ', '123-456']) expect(code).toMatch(pattern)
    for (const code of ['12345', '123 4567', '12345a']) expect(code).not.toMatch(pattern)
    const decided = await gateway.app.request(new URL(url, origin).pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'action=approve&code=+123+456',
    })
    expect(await decided.text()).toContain('İşleminiz tamamlandı')
  })

  test('is a 404 for an unknown payment, in the language of the browser', async () => {
    const page = async (headers: Record<string, string>) => {
      const response = await gateway.app.request(`/sandbox-bank/pay/${'x'.repeat(43)}/`, { headers })
      expect(response.status).toBe(404)
      return response.text()
    }
    expect(await page({})).toContain('<h1>Ödeme bulunamadı</h1>')
    expect(await page({ 'Accept-Language': 'en-GB' })).toContain('<h1>Payment not found</h1>')
    expect(await page({ Cookie: 'settings=en%7CTR%7CTRY' })).toContain('<h1>Payment not found</h1>')
    expect(await page({})).toMatch(/<a class="button" href="https?:[^"]+\/"\s*>İşyerine dön<\/a>/)
  })

  test('asks again after a form that can not be read', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session)
    const response = await gateway.app.request(new URL(url, origin).pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      body: 'no boundary',
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Kod hatalı')
  })

  test('a card that fails the check is declined whatever the code', async () => {
    const session = await heldFlight(gateway)
    await atBank(gateway, (await payFlight(gateway, session, { card_number: cards.failed })).pay_url)
    expect((await flightInfo(gateway, session)).state).toBe('declined')
  })

  test('the book knows the outcome that the card asks for, and nothing else of the card', async () => {
    const rows = JSON.stringify(await gateway.deps.db.orm.select().from(sandboxBankPayments))
    for (const number of Object.values(cards)) expect(rows).not.toContain(number.replaceAll(' ', ''))
  })
})

describe('the finish page', () => {
  test('tells the frame around it, and leads on when there is none', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session, { card_number: cards.declined })
    await atBank(gateway, url)
    const path = `/payment/finish/${session}/`
    const framed = await gateway.app.request(path, { headers: { 'Sec-Fetch-Dest': 'iframe' } })
    const page = await framed.text()
    expect(page).toContain('Ödeme onaylanmadı')
    const nonce = /<script nonce="([^"]+)">/.exec(page)?.[1] ?? ''
    expect(framed.headers.get('Content-Security-Policy')).toContain(`script-src 'nonce-${nonce}'`)
    const whole = await gateway.app.request(path, { headers: { 'Sec-Fetch-Dest': 'document' } })
    expect(whole.status).toBe(303)
    expect(whole.headers.get('Location')).toBe(`/flight/payment/?session_unique=${session}&declined=1#card-details`)
    expect((await flightInfo(gateway, session)).finish_page_showed).toBe(true)
  })

  test('of a session that does not exist is refused', async () => {
    expect((await gateway.app.request(`/payment/finish/${'x'.repeat(22)}/`)).status).toBe(400)
    expect((await gateway.app.request('/payment/return/', { method: 'POST' })).status).toBe(400)
  })
})
