// @vitest-environment node
import { readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ProductName, products } from '#contract/products.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { createMailboxPages } from '#server/mail/mailbox-pages.ts'
import { Hono } from 'hono'
import { cancelBus, ticketedBus } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { flightBooking, ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { ticketedActivity } from '#tests/server/support/activity-journey.ts'
import { ticketedTransfer } from '#tests/server/support/transfer-journey.ts'
import { createTemporaryFolder } from '../../../scripts/temporary-folder.ts'

const gateway = sharedGateway()
let folder: string
beforeAll(() => {
  folder = createTemporaryFolder('mail')
})
beforeEach(async () => {
  gateway.mails.length = 0
  await gateway.deps.db.orm.delete(mailOutbox)
})
afterAll(() => rm(folder, { recursive: true }))

describe('the confirmation', () => {
  test('names PNR, flights and passengers, links to the ticket and carries a calendar file', async () => {
    const session = await ticketedFlight(gateway)
    expect(gateway.woken).toContain('send-mail')
    expect(await sendMail(gateway.deps)).toBe(1)
    const pnr = (await flightBooking(gateway, session)).departure_booking.info.pnr_code ?? ''
    const [mail] = gateway.mails
    expect(mail).toMatchObject({ to: 'deniz@example.com', subject: `Uçak biletiniz hazır: ${pnr}` })
    expect(mail?.text).toContain('10 Aralık 2026 Perşembe · TK130 · IST 08:00 → ESB 09:15')
    expect(mail?.text).toContain('Deniz ÖZTÜRK')
    expect(mail?.text).toContain('1.250,00\u00A0₺')
    expect(mail?.html).toContain(`https://ufuk.example/flight/booking/detail/${session}/`)
    expect(mail?.text).toContain(
      'PNR kodunuzla bize yazın: https://ufuk.example/contact/\nYa da çağrı merkezimizi arayın: +90 850 555 00 00\nKesinti ya da ücreti önce söyleriz.',
    )
    const calendar = mail?.attachments[0]
    expect(calendar).toMatchObject({ filename: `${pnr}.ics` })
    expect(calendar?.content).toContain('DTSTART:20261210T050000Z')
  })

  test('is in the language in which the ticket was paid', async () => {
    await ticketedFlight(gateway, {}, { 'X-User-Info': 'en|TR|TRY' })
    await sendMail(gateway.deps)
    expect(gateway.mails[0]?.subject).toMatch(/^Your flight ticket is ready/)
  })

  test('is sent once, however often the job runs', async () => {
    await ticketedFlight(gateway)
    await Promise.all([sendMail(gateway.deps), sendMail(gateway.deps)])
    await sendMail(gateway.deps)
    expect(gateway.mails).toHaveLength(1)
  })

  test('is not sent any more once the ticket is cancelled', async () => {
    const user = await gateway.signIn()
    const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
    const send = vi.spyOn(gateway.deps.mailer, 'send').mockRejectedValueOnce(new Error('mailbox full'))
    await sendMail(gateway.deps)
    await cancelBus(gateway, session, { confirm: true, refund_total: 500 }, user)
    gateway.pass(60)
    await sendMail(gateway.deps)
    expect(gateway.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('iptal edildi')])
    expect((await gateway.deps.db.orm.select().from(mailOutbox)).map(({ state }) => state)).toEqual(['sent', 'sent'])
    send.mockRestore()
  })

  test('that can not be written does not keep back the news of a cancellation', async () => {
    const user = await gateway.signIn()
    const session = await ticketedBus(gateway, [[1, 'F']], {}, user)
    const write = vi.spyOn(gateway.deps.products.bus.ticket, 'mail').mockRejectedValue(new Error('no such station'))
    await sendMail(gateway.deps)
    await cancelBus(gateway, session, { confirm: true, refund_total: 500 }, user)
    gateway.logs.length = 0
    await sendMail(gateway.deps)
    write.mockRestore()
    expect(gateway.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('iptal edildi')])
    expect(gateway.mails[0]?.text).toContain('500,00\u00A0₺')
    expect(gateway.logs.filter((line) => line.includes('no such station'))).toHaveLength(1)
  })

  test('is tried again later when the server does not take it, and given up after a day', async () => {
    await ticketedFlight(gateway)
    const send = vi.spyOn(gateway.deps.mailer, 'send').mockRejectedValue(new Error('mailbox full'))
    expect(await sendMail(gateway.deps)).toBe(0)
    expect(await sendMail(gateway.deps)).toBe(0)
    expect(send).toHaveBeenCalledTimes(1)
    for (let i = 0; i < 10; i++) {
      gateway.pass(24 * 3600)
      await sendMail(gateway.deps)
    }
    expect(send).toHaveBeenCalledTimes(6)
    expect((await gateway.deps.db.orm.select().from(mailOutbox))[0]).toMatchObject({ state: 'failed', attempts: 6 })
    send.mockRestore()
  })
})

describe('that the inventory is a demo', () => {
  const sales: Record<ProductName, { buy: () => Promise<string>; supply: () => object }> = {
    flight: { buy: () => ticketedFlight(gateway), supply: () => gateway.deps.flights },
    bus: { buy: () => ticketedBus(gateway, [[2, 'F']]), supply: () => gateway.deps.buses },
    transfer: { buy: () => ticketedTransfer(gateway), supply: () => gateway.deps.transfers },
    activity: { buy: () => ticketedActivity(gateway), supply: () => gateway.deps.activities },
  }
  afterEach(() => {
    for (const { supply } of Object.values(sales)) Object.assign(supply(), { simulated: true })
  })
  test.each(products)('is told of a %s only if it is one', async (name) => {
    const { buy, supply } = sales[name]
    await buy()
    await sendMail(gateway.deps)
    expect(gateway.mails[0]?.text).toContain('demo envanterinden')
    Object.assign(supply(), { simulated: false })
    await gateway.deps.db.orm.update(mailOutbox).set({ state: 'queued', nextAttemptAt: gateway.deps.clock.now() })
    await sendMail(gateway.deps)
    expect(gateway.mails[1]?.text).not.toContain('demo')
  })
})

const message = {
  to: 'deniz@example.com',
  subject: 'İyi uçuşlar',
  text: 'Şimdi çağrılı\n',
  html: '<p>Şimdi</p>',
  attachments: [],
}

test('without a mail server mails are files that can be read back', async () => {
  await createMailer({ dataDir: folder }).send({
    ...message,
    attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  })
  const [name] = await readdir(join(folder, 'mail'))
  const mail = await PostalMime.parse(await readFile(join(folder, 'mail', name ?? '')))
  expect(mail).toMatchObject({
    subject: 'İyi uçuşlar',
    to: [{ address: 'deniz@example.com' }],
    attachments: [{ filename: 'a.ics' }],
  })
  expect(mail.text?.trim()).toBe('Şimdi çağrılı')
})

test('the mailbox lists and shows them, escaped, and opens nothing else', async () => {
  await createMailer({ dataDir: folder }).send({ ...message, subject: '<b>Konu</b>', text: '<script>1</script>' })
  const app = new Hono().route('/mailbox', createMailboxPages({ dataDir: folder }))
  const list = await (await app.request('/mailbox/')).text()
  expect(list).toContain('&lt;b&gt;Konu&lt;/b&gt;')
  const link = /\/mailbox\/[^"]+\.eml/.exec(list)?.[0] ?? ''
  const shown = await app.request(link)
  expect(await shown.text()).toContain('&lt;script&gt;1&lt;/script&gt;')
  expect(shown.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect((await app.request('/mailbox/..%2F..%2Fetc%2Fpasswd')).status).toBe(404)
  expect((await app.request('/mailbox')).status).toBe(200)
})

test('the mailbox speaks the language of its reader', async () => {
  const app = new Hono().route('/mailbox', createMailboxPages({ dataDir: folder }))
  const page = async (path: string, headers: HeadersInit) => (await app.request(path, { headers })).text()
  const english = { 'Accept-Language': 'en-GB' }
  const [turkishList, englishList] = [await page('/mailbox/', {}), await page('/mailbox/', english)]
  expect(turkishList).toContain('<h1>Posta kutusu</h1>')
  expect(englishList).toContain('<h1>Mailbox</h1>')
  expect(await page('/mailbox/unknown', english)).toContain('<h1>E-mail not found</h1>')
})

test('with a mail server they go there', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: folder }).send(message)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  const mail = await PostalMime.parse(received[0] ?? '')
  expect(mail).toMatchObject({ to: [{ address: 'deniz@example.com' }], subject: 'İyi uçuşlar' })
})
