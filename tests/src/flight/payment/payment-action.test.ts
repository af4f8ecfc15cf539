import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { action as sendPayment } from '#flight/payment/payment-route.tsx'
import { countryId } from '#server/content/countries.ts'
import { airports } from '#tests/server/support/fixed-flights.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { flightBooking, heldFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { keyOf, passTo, paymentArgs, postedForm } from '#tests/src/flight/payment/flight-payment-gateway.ts'
import type { Answers } from '#tests/support/route-args.ts'

const gateway = sharedGateway()

const send = 'POST /api/flight/gateway/payment/'

async function submit(
  session: string,
  changes: Record<string, string> = {},
  answers: Answers = passTo(gateway, session),
) {
  const { args, calls } = paymentArgs(session, answers, { form: postedForm(session, changes) })
  const outcome = await sendPayment(args).catch((thrown: unknown) => thrown)
  const answer: PaymentAnswer | undefined =
    outcome instanceof Response ? undefined : Reflect.get(Object(outcome), 'data')
  return { outcome, answer, sent: calls.filter(({ name }) => name === send) }
}

describe('in the browser', () => {
  beforeEach(() => vi.stubGlobal('document', {}))
  afterEach(() => vi.unstubAllGlobals())

  test('a valid form opens the bank’s page', async () => {
    const { answer, sent } = await submit(await heldFlight(gateway))
    expect(answer).toEqual({ kind: 'pay', payUrl: expect.stringContaining('/sandbox-bank/pay/') })
    expect(sent).toHaveLength(1)
  })

  test('the payload has the brief’s keys in brackets, and no bill where none is wanted', async () => {
    const { sent } = await submit(await heldFlight(gateway))
    expect(sent[0]?.body).toMatchObject({
      'passengers[0][pax_type]': 'adult',
      'passengers[0][foregein_citizen]': false,
      'passengers[0][citizen_number]': '17291716060',
      has_invoice: false,
      selected_coupon: null,
      used_money_point: null,
      condition: true,
    })
    expect(Object.keys(Object(sent[0]?.body)).filter((name) => name.startsWith('bill'))).toEqual([])
  })

  test('a citizen’s passport is sent for a flight abroad, and dropped on a domestic one', async () => {
    const passport = {
      'passengers[0].nationality': String(countryId('TR')),
      'passengers[0].passport': 'U12345678',
      'passengers[0].passport_expiry_date': '2030-01-01',
    }
    const abroad = await submit(await heldFlight(gateway, { arrival_airport: airports.lhr.id }), passport)
    expect(abroad.sent[0]?.body).toMatchObject({ 'passengers[0][passport]': 'U12345678' })
    const domestic = await submit(await heldFlight(gateway), passport)
    expect(domestic.sent).toHaveLength(1)
    expect(JSON.stringify(domestic.sent[0]?.body)).not.toContain('U12345678')
  })

  test('an invoice is sent as bill[…]', async () => {
    const bill = {
      has_invoice: 'true',
      'bill.billing_name': 'Deniz Öztürk',
      'bill.city': 'İstanbul',
      'bill.district': 'Kadıköy',
      'bill.zip_code': '34710',
      'bill.address': 'Moda Caddesi 1',
    }
    const { sent, answer } = await submit(await heldFlight(gateway), bill)
    expect(sent[0]?.body).toMatchObject({ has_invoice: true, 'bill[bill_type]': 0, 'bill[city]': 'İstanbul' })
    expect(answer?.kind).toBe('pay')
  })

  test('a form that fails its rules is not sent, and comes back without the card', async () => {
    const session = await heldFlight(gateway)
    const { answer, sent } = await submit(session, { email: 'deniz@', card_cvc: '12', condition: '' })
    expect(sent).toEqual([])
    expect(answer).toMatchObject({
      kind: 'invalid',
      keptKey: keyOf(session),
      lastResult: { error: { email: ['email'], card_cvc: ['min_length|3'], condition: ['required'] } },
    })
    expect(JSON.stringify(answer)).not.toContain(cards.approved)
    expect(JSON.stringify(answer)).not.toContain('12/30')
  })

  const wanted = { has_invoice: 'true', 'bill.city': 'İzmir', 'bill.billing_name': 'Deniz', 'bill.district': 'Konak' }
  const invoice = { ...wanted, 'bill.zip_code': '35250', 'bill.address': 'Mithatpaşa Caddesi 1' }

  test('what the gateway alone refuses is told at the fields, and all that was sent is still there', async () => {
    const session = await heldFlight(gateway)
    const body = {
      'passengers[0][citizen_number]': ['Bu numara kabul edilmedi'],
      phone: ['Bu numara aranamıyor'],
    }
    const answers = { ...passTo(gateway, session), [send]: () => Response.json(body, { status: 400 }) }
    const { answer } = await submit(session, invoice, answers)
    expect(answer).toMatchObject({
      kind: 'invalid',
      keptKey: keyOf(session),
      lastResult: {
        status: 'error',
        error: {
          'passengers[0].citizen_number': ['Bu numara kabul edilmedi'],
          phone: ['Bu numara aranamıyor'],
        },
        initialValue: { bill: { city: 'İzmir' }, passengers: [{ citizen_number: '17291716060' }] },
      },
    })
    expect(JSON.stringify(answer)).not.toContain(cards.approved)
  })

  test('a refusal that is of more than the fields that are seen, and a lost answer, keep all that was sent', async () => {
    const session = await heldFlight(gateway)
    const body = { phone: ['Bu numara aranamıyor'], selected_coupon: ['Bu kupon kullanılmış'] }
    const kept = { initialValue: { has_invoice: 'true', bill: { city: 'İzmir' } } }
    for (const [status, kind] of [
      [400, 'refused'],
      [500, 'failed'],
    ] as const) {
      const answers = { ...passTo(gateway, session), [send]: () => Response.json(body, { status }) }
      const { answer } = await submit(session, invoice, answers)
      expect(answer).toMatchObject({ kind, lastResult: kept, draft: { email: expect.stringContaining('@') } })
      expect(JSON.stringify(answer)).not.toContain(cards.approved)
    }
  })

  test('a total that is no longer the price is refused with a message, and nothing is charged', async () => {
    const { answer } = await submit(await heldFlight(gateway), { shown_total: '1' })
    expect(answer).toMatchObject({
      kind: 'refused',
      refresh: true,
      research: false,
      message: expect.stringMatching(/\p{L}/u),
    })
  })

  test('a page that shows another selection is refused and loaded again', async () => {
    const { answer, sent } = await submit(await heldFlight(gateway), { selection: 'an-earlier-one' })
    expect(sent).toEqual([])
    expect(answer).toMatchObject({ kind: 'refused', refresh: true, research: false })
  })

  test('the gateway is told which selection the page shows', async () => {
    const session = await heldFlight(gateway)
    const { selection = '' } = await flightBooking(gateway, session)
    const { sent } = await submit(session, { selection })
    expect(sent[0]?.body).toMatchObject({ selection })
  })

  test('a lost answer keeps the key, and sending again with it opens the same charge', async () => {
    const session = await heldFlight(gateway)
    const answers = passTo(gateway, session)
    const pass = answers[send]
    const lost = async (request: Request) => {
      await pass?.(request)
      throw new TypeError('connection lost')
    }
    const first = await submit(session, {}, { ...answers, [send]: lost })
    expect(first.answer).toMatchObject({
      kind: 'failed',
      keptKey: keyOf(session),
      draft: { email: expect.stringContaining('@') },
    })
    const second = await submit(session)
    const third = await submit(session)
    expect(second.answer?.kind).toBe('pay')
    expect(third.answer).toEqual(second.answer)
  })

  test('a new key after the bank’s page was left opens a new page, for the new card', async () => {
    const session = await heldFlight(gateway)
    const first = await submit(session)
    const second = await submit(session, { card_number: cards.slow, idempotency_key: `${keyOf(session)}-2` })
    expect(second.answer?.kind).toBe('pay')
    expect(second.answer).not.toEqual(first.answer)
  })

  test('a booking that can’t be read is a lost call too', async () => {
    const session = await heldFlight(gateway)
    expect((await submit(session, {}, {})).answer).toMatchObject({
      kind: 'failed',
      keptKey: keyOf(session),
      draft: { email: expect.stringContaining('@') },
    })
  })
})

test('with scripts off the bank’s page is the next page', async () => {
  const { outcome } = await submit(await heldFlight(gateway))
  expect(outcome instanceof Response && outcome.status).toBe(303)
  expect(outcome instanceof Response && outcome.headers.get('Location')).toContain('/sandbox-bank/pay/')
})
