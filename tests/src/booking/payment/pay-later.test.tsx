// @vitest-environment node
/**
 * Tests the shared payment screens for a product that can also be paid later (docs/product/booking.md#paying-later).
 */
import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'
import { Names, PassengerFrame } from '#booking/payment/passenger-names.tsx'
import { PayLaterButton } from '#booking/payment/pay-later-button.tsx'
import { PaymentForm } from '#booking/payment/payment-form.tsx'
import { ReservedPaymentForm } from '#booking/payment/reserved-payment-form.tsx'
import { sendPayment } from '#booking/payment/send-payment.ts'
import { usePaymentForm } from '#booking/payment/use-payment-form.ts'
import type { PeopleWords } from '#booking/words/product-words.ts'
import { fieldOf } from '#forms/field.ts'
import { payerCard, payerContact } from '#tests/support/payer.ts'
import { render } from '#tests/support/render-part.tsx'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'
import {
  sendVan,
  vanBooking,
  type VanBooking,
  vanPaymentForm,
  vanProduct,
  vanSession,
} from '#tests/support/van-booking.ts'

const schema = vanPaymentForm('2026-11-21')

const words: PeopleWords = {
  all: msg`Yolcular`,
  nth: () => msg`Lider`,
  party: (size) => msg`${size} yolcu`,
}

function VanForm({ booking }: { booking: VanBooking }) {
  const saved = { passengers: [], bills: [], coupons: [{ id: 1, code: 'YAZ', value: 150 }], moneyPoints: [] }
  const check = { message: '', status: true, refresh: false, research: false }
  const payment = { kind: 'ready', booking, check, countries: [], conditions: [], saved, draft: null } as const
  const entry = {
    payment: {
      ...payment,
      countries: [],
      conditions: [],
      idempotencyKey: 'key-of-form-1',
      signInEnded: false,
      now: 0,
    },
    draft: null,
    keepsDraft: () => false,
    lastResult: undefined,
    idempotencyKey: 'key-of-form-1',
    lastTry: null,
  }
  const form = usePaymentForm(entry, schema, { passengers: [{}, {}] })
  const [leader] = form.fields.passengers.getFieldList()
  const meta = leader?.getFieldset()
  const parts = { product: 'bus', entry, journeys: null, lines: [], total: 1000, words } as const
  if (booking.state === 'reserved')
    return <ReservedPaymentForm {...parts} travellers={['Deniz ÖZTÜRK', 'Kerem ÖZTÜRK']} />
  return (
    <PaymentForm {...parts} form={form} payLater={<PayLaterButton>Sonra öde</PayLaterButton>}>
      {meta && (
        <PassengerFrame
          index={0}
          words={words}
          aside={null}
          fields={{ name: fieldOf(meta.name), surname: fieldOf(meta.surname) }}
          saved={[]}
        >
          {(fields) => <Names fields={fields} foreign={false} own />}
        </PassengerFrame>
      )}
    </PaymentForm>
  )
}

const root = { currency: { code: 'TRY', name: 'TL', symbol: '₺', selling: 1 }, today: '2026-11-21' }

describe('the form', () => {
  const buttons = (html: string) => [...html.matchAll(/<button[^>]*name="payment_type"[^>]*>/g)].map(([tag]) => tag)

  test('has two buttons that send by themselves, the second without asking for a card', () => {
    const { html, words } = render(<VanForm booking={vanBooking()} />, { root: root as never })
    const [now, later] = buttons(html)
    expect(now).toMatch(/type="submit".*value="1"|value="1".*type="submit"/)
    expect(now).not.toMatch(/formnovalidate/i)
    expect(later).toMatch(/value="2"/)
    expect(later).toMatch(/formnovalidate/i)
    expect(words.indexOf('Güvenli Ödeme Yap')).toBeLessThan(words.indexOf('Sonra öde'))
  })

  test('asks for names alone where a product does', () => {
    const { html, words } = render(<VanForm booking={vanBooking()} />, { root: root as never })
    expect(words).toContain('Lider')
    expect(html).toContain('name="passengers[0].surname"')
    expect(html).not.toMatch(/citizen_number|passport|foregein_citizen/)
  })

  const owed = { amount: 850, until: '2026-12-10T06:00:00.000Z', may_pay: true }
  const reserved = vanBooking({
    state: 'reserved',
    hold_seconds: 0,
    pay_later: owed,
    contact: payerContact,
  })
  const shown = (booking: VanBooking) => render(<VanForm booking={booking} />, { root: root as never })

  test('of what is to be paid later costs what is owed', () => {
    const { html, words } = shown(reserved)
    expect(html).toContain('name="shown_total" value="850"')
    expect(words).toContain('İndirim')
  })

  test('of what is to be paid later shows who is booked, and asks for nobody', () => {
    const { html, words } = shown(reserved)
    expect(html).not.toContain('passengers[')
    expect(words).toContain('Deniz ÖZTÜRK')
    expect(html).toContain('value="deniz@example.com"')
    expect(words).toContain('Biletiniz bu adrese gönderilir.')
  })

  test('of another’s reservation asks for no contact, and says where the ticket goes', () => {
    const { html, words } = shown({ ...reserved, contact: null })
    expect(html).not.toContain('name="email"')
    expect(words).toContain('rezervasyon yapılırken verilen e-posta adresine')
  })

  test('of what is to be paid later has the button of the card alone', () => {
    const { html } = render(<VanForm booking={vanBooking({ state: 'reserved', hold_seconds: 0 })} />, {
      root: root as never,
    })
    expect(buttons(html)).toEqual([])
  })
})

const typed = {
  session_unique: vanSession,
  idempotency_key: 'key-of-form-1',
  ...payerContact,
  'passengers[0].name': 'Deniz',
  'passengers[0].surname': 'Öztürk',
  condition: 'true',
}
const reply = (part: object) => () =>
  Response.json({
    send_payment: { message: '', status: true, status_code: 200, research: false, pay_url: '', ...part },
  })

async function send(form: Record<string, string>, pay = reply({}), booking = vanBooking()) {
  const keys: (string | null)[] = []
  const bodies: string[] = []
  const answers: Answers = {
    [`GET /api/van/booking/${vanSession}/`]: () => Response.json(booking),
    'POST /api/van/gateway/payment/': async (request) => {
      keys.push(request.headers.get('Idempotency-Key'))
      bodies.push(await request.clone().text())
      return pay()
    },
  }
  const { args, calls } = routeArgs(`/bus/payment/?session_unique=${vanSession}`, answers, {
    form,
  })
  const outcome: unknown = await sendPayment(args, vanProduct, sendVan).catch((thrown: unknown) => thrown)
  return { outcome, keys, calls, bodies }
}

describe('sending', () => {
  test('to pay later needs no card and leads to the booking', async () => {
    const { outcome, keys } = await send({ ...typed, payment_type: '2' })
    expect(outcome instanceof Response && outcome.headers.get('Location')).toBe(
      `/bus/booking/detail/${vanSession}/?clear=true`,
    )
    expect(keys).toEqual(['key-of-form-1-later'])
  })

  test.each([{ payment_type: '1' }, {}])('to pay now needs a card: %o', async (form) => {
    const { outcome, calls } = await send({ ...typed, ...form })
    const errors: unknown = Reflect.get(Object(outcome), 'data')
    expect(errors).toMatchObject({ kind: 'invalid', lastResult: { error: { card_number: expect.anything() } } })
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
  })

  test('a refusal keeps what was typed', async () => {
    const { outcome } = await send({ ...typed, payment_type: '2' }, reply({ status: false, message: 'Hayır' }))
    expect(Reflect.get(Object(outcome), 'data')).toMatchObject({ kind: 'refused', message: 'Hayır' })
  })
})

describe('paying for what was reserved', () => {
  const booking = vanBooking({ state: 'reserved', hold_seconds: 0 })
  const { 'passengers[0].name': _, 'passengers[0].surname': __, ...payer } = typed

  test('names nobody', async () => {
    const { outcome, bodies } = await send({ ...payer, ...payerCard }, reply({}), booking)
    expect(outcome).toBeInstanceOf(Response)
    expect(bodies).toHaveLength(1)
    expect(bodies.join()).not.toContain('passengers')
  })

  test('needs no contact', async () => {
    const { email: _email, phone: _phone, ...form } = payer
    expect((await send({ ...form, ...payerCard }, reply({}), booking)).outcome).toBeInstanceOf(Response)
  })

  test('with people of a form that was opened before leads to the booked ones first', async () => {
    const { outcome, bodies } = await send({ ...typed, ...payerCard }, reply({}), booking)
    expect(Reflect.get(Object(outcome), 'data')).toMatchObject({ kind: 'refused', refresh: true })
    expect(bodies).toEqual([])
  })

  test.each(['ticketed', 'cancelled', 'confirming'] as const)(
    'from an old tab, of what is %s meanwhile, is left to the gateway to refuse',
    async (state) => {
      const message = 'Bu rezervasyon artık ödenemez.'
      const refusal = reply({ status: false, message })
      const { email: _email, phone: _phone, ...form } = payer
      const { outcome, bodies } = await send({ ...form, ...payerCard }, refusal, vanBooking({ state, hold_seconds: 0 }))
      expect(bodies).toHaveLength(1)
      expect(Reflect.get(Object(outcome), 'data')).toMatchObject({ kind: 'refused', message })
    },
  )
})

test('closing the bank’s page of what was reserved keeps what was typed', async () => {
  const info = { do_reservation: true, finish_page_showed: false, state: 'reserved' }
  const answers: Answers = { [`GET /api/van/booking/info/${vanSession}/`]: () => Response.json(info) }
  const { store } = memoryStore()
  await store.setDraft('bus-payment', { email: 'a@b.tr' })
  const { args } = routeArgs(`/bus/payment/status/?session_unique=${vanSession}`, answers, { store })
  await loadPaymentStatus(args, vanProduct)
  expect(await store.draft('bus-payment')).not.toBeNull()
})

test('a lost answer of what was reserved leads to the booking', async () => {
  const info = { do_reservation: true, finish_page_showed: false, state: 'reserved' }
  const answers: Answers = { [`GET /api/van/booking/info/${vanSession}/`]: () => Response.json(info) }
  const path = `/bus/payment/status/?session_unique=${vanSession}&leave=abc`
  const { args } = routeArgs(path, answers, { store: memoryStore().store })
  const outcome: unknown = await loadPaymentStatus(args, vanProduct).catch((thrown: unknown) => thrown)
  expect(outcome instanceof Response && outcome.headers.get('Location')).toBe(
    `/bus/booking/detail/${vanSession}/?clear=true`,
  )
})

test('a lost answer of what was not paid leads to the same search, with the flight number', async () => {
  const info = { do_reservation: false, finish_page_showed: false, state: 'unpaid' }
  const answers: Answers = { [`GET /api/van/booking/info/${vanSession}/`]: () => Response.json(info) }
  const path = `/bus/payment/status/?session_unique=${vanSession}&leave=abc&flight=TK2124`
  const { args } = routeArgs(path, answers, { store: memoryStore().store })
  const outcome: unknown = await loadPaymentStatus(args, vanProduct).catch((thrown: unknown) => thrown)
  expect(outcome instanceof Response && outcome.headers.get('Location')).toBe('/bus/search-gate/abc/?flight=TK2124')
})
