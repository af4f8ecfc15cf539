// @vitest-environment node
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { localeContext } from '#api/context.ts'
import { action } from '#transfer/payment/payment-route.tsx'
import { routeArgs } from '#tests/support/route-args.ts'
import { transferBooking } from '#tests/support/transfer-booking.ts'

const session = 'ridesridesridesrides12'
const call = 'POST /api/transfer/gateway/payment/'

/** Posts the form of a reservation to be paid later, in a language; returns the surname that the gateway gets. */
async function sentSurname(language: string, surname: string): Promise<unknown> {
  const { args, calls } = routeArgs(
    `/transfer/payment/?session_unique=${session}`,
    {
      [`GET /api/transfer/booking/${session}/`]: () => Response.json(transferBooking({ state: 'unpaid' })),
      [call]: () => Response.json({}, { status: 500 }),
    },
    {
      form: {
        session_unique: session,
        idempotency_key: 'surname-in-capitals',
        payment_type: '2',
        'passengers[0].name': 'Maria',
        'passengers[0].surname': surname,
        email: 'maria@example.com',
        phone_code: '90',
        phone: '5321234567',
        condition: 'on',
      },
    },
  )
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  args.context.set(localeContext, { ...args.context.get(localeContext), i18n })
  await action(args)
  const sent = calls.find(({ name }) => name === call)
  return Reflect.get(Object(sent?.body), 'passengers[0][surname]')
}

test('the leader’s surname is sent in capitals by the rules of the language that is read', async () => {
  expect(await sentSurname('tr', 'Çetin')).toBe('ÇETİN')
  expect(await sentSurname('en', 'Rossi')).toBe('ROSSI')
})
