/** Tests that a payment leaves no card data on the device and in URLs, and tests the security of all pages. */
import { signIn } from './support/account.ts'
import {
  buyFlightTicket,
  expectFlightTicket,
  fillFlightPayment,
  flightPaymentPath,
  openFlightPayment,
  selectFlight,
  sendFlightPayment,
} from './support/flight-purchase.ts'
import { cachedTexts, keptForOffline, storedValues } from './support/device.ts'
import { cardOf, pay } from './support/payment.ts'
import { expect, open, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('leaves no card data on the device and in no address', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, '/')
  await keptForOffline(page)
  const addresses: string[] = []
  page.on('request', (one) => addresses.push(one.url()))
  const session = await openFlightPayment(page, request)
  await fillFlightPayment(page)
  await pay(page)
  await expectFlightTicket(page, session)
  const left = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  )
  const cached = await cachedTexts(page)
  const everything = [left, JSON.stringify(await storedValues(page)), ...addresses, ...cached.map(({ text }) => text)]
  const number = cardOf('approved')
  for (const text of everything) {
    expect(text.replaceAll(/[ -]/g, '')).not.toContain(number)
    expect(text).not.toContain('card_cvc":"')
  }
  expect(
    cached.filter(({ url }) => /payment|booking|auth|user/.test(new URL(url).pathname.replace(/^\/assets\/.*/, ''))),
  ).toEqual([])
})

test(
  'keeps the token out of the reach of addresses, cookies and caches',
  { tag: '@phone' },
  async ({ page, context }) => {
    const addresses: string[] = []
    page.on('request', (one) => addresses.push(one.url()))
    await signIn(page)
    await keptForOffline(page)
    const token = (await storedValues(page))['auth-token']
    expect(typeof token).toBe('string')
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    for (const text of [left, ...addresses, ...(await cachedTexts(page)).map((entry) => entry.url + entry.text)]) {
      expect(text).not.toContain(String(token))
    }
    const cookie = (await context.cookies()).find(({ value }) => value.includes(String(token)))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // The session cookie is for page requests only: API calls without the Authorization header are a guest's.
    const user = await page.request.get('/api/user/')
    expect(user.status()).toBe(401)
  },
)

test('sends documents under a policy, and no script without its nonce', { tag: '@phone' }, async ({ request }) => {
  const session = await selectFlight(request)
  const ticket = await buyFlightTicket(request)
  const bank = await sendFlightPayment(request, session)
  for (const path of [
    '/',
    flightPaymentPath(session),
    `/flight/booking/detail/${ticket}/`,
    '/flight/check-pnr/',
    '/no-such-page/',
    bank,
  ]) {
    const response = await request.get(path)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("base-uri 'none'")
    expect(policy, path).toContain('frame-ancestors')
    expect(policy, path).not.toContain("'unsafe-eval'")
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff')
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    const html = await response.text()
    // The browser does not execute JSON data blocks, so they need no nonce.
    for (const [tag] of html.matchAll(/<script\b(?! type="application\/json")(?![^>]*\bsrc=)[^>]*>/g))
      expect(tag, path).toContain(`nonce="${nonce}"`)
    for (const [tag] of html.matchAll(/<style\b[^>]*>/g)) expect(tag, path).toContain(`nonce="${nonce}"`)
    expect(html, path).not.toMatch(/\son[a-z]+="/)
    const again = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(again, path).not.toContain(nonce)
  }
})

test('takes no form from another site', { tag: '@phone' }, async ({ request }) => {
  const session = await selectFlight(request)
  const response = await request.post(flightPaymentPath(session), {
    headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    form: { session_unique: session },
  })
  expect(response.status()).toBe(403)
})

test(
  'lets a script of another origin reach nothing through the frame of the bank',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightPayment(page, request)
    await fillFlightPayment(page)
    await page.getByRole('button', { name: /Güvenli Ödeme Yap/ }).click()
    const frame = page.locator('iframe[title="Bankanızın onay sayfası"]')
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts')
    expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull()
  },
)
