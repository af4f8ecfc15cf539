// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { BranchList, FaqList } from '#contract/content.ts'
import { AppInfo } from '#contract/frame.ts'
import { contactMessages } from '#server/db/schema/content.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()

const english = { 'X-User-Info': 'en|GB|GBP' }

test('questions come by category, with answers in HTML, in both languages', async () => {
  const { results } = FaqList.parse(await gateway.json('GET', '/api/faqs/'))
  const translated = FaqList.parse(await gateway.json('GET', '/api/faqs/', undefined, english)).results
  expect(results).toHaveLength(4)
  expect(results.flatMap(({ items }) => items)).toHaveLength(20)
  expect(translated.map(({ items }) => items.length)).toEqual(results.map(({ items }) => items.length))
  expect(results[0]?.name).toBe('Rezervasyon ve bilet')
  expect(results[0]?.items[0]?.answer).toContain('<a href="/flight/check-pnr/">')
  expect(translated[1]?.name).toBe('Payment and prices')
})

test('the head office is the contact address of the app info', async () => {
  const { results } = BranchList.parse(await gateway.json('GET', '/api/branches/', undefined, english))
  expect(results).toHaveLength(5)
  const info = AppInfo.parse(await gateway.json('GET', '/api/mobile/info/', undefined, english))
  expect(results[0]).toMatchObject({
    name: 'Head office',
    phone: info.contact_phone,
    email: info.contact_email,
    address: info.contact_address,
  })
})

describe('a message to us', () => {
  const message = {
    name: 'Ayşe Kaya',
    email: 'ayse@example.com',
    phone: '0532 123 45 67',
    message: 'Biletimin <b>adını</b> düzeltebilir misiniz?',
  }

  test('is kept, mailed once to the contact address, and answered to the sender', async () => {
    expect((await gateway.request('POST', '/api/contact/', message)).status).toBe(201)
    expect(gateway.woken).toContain('send-mail')
    await sendMail(gateway.deps)
    await sendMail(gateway.deps)
    expect(gateway.mails).toHaveLength(1)
    const [mail] = gateway.mails
    expect(mail).toMatchObject({ to: 'destek@ufuk.example', subject: 'İletişim formu: Ayşe Kaya' })
    expect(mail?.headers).toEqual({ 'Reply-To': 'ayse@example.com' })
    expect(mail?.text).toContain('0532 123 45 67')
    expect(mail?.html).toContain('&lt;b&gt;')
    expect(await gateway.deps.db.orm.select().from(contactMessages)).toMatchObject([{ ...message, language: 'tr' }])
  })

  test('without one of its fields is refused in the order of the form', async () => {
    const response = await gateway.request('POST', '/api/contact/', { email: 'abc', phone: 'call me' }, english)
    expect(response.status).toBe(400)
    const errors = await errorOf(response)
    expect(Object.keys(errors)).toEqual(['name', 'email', 'phone', 'message'])
    expect(errors).toMatchObject({
      name: ['This field is required'],
      email: ['Please enter a valid email'],
      phone: ['Please enter a valid phone number'],
    })
  })

  test('is one of five in ten minutes from one device', async () => {
    const headers = { 'X-Test-Address': '198.51.100.7', 'X-Device-Id': 'one-device' }
    const statuses: number[] = []
    for (let time = 0; time < 6; time++)
      statuses.push((await gateway.request('POST', '/api/contact/', message, headers)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('is forgotten after a year', async () => {
    gateway.pass(366 * 24 * 3600)
    await cleanUp(gateway.deps)
    expect(await gateway.deps.db.orm.select().from(contactMessages)).toEqual([])
  })
})
