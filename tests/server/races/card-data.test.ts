// @vitest-environment node
import { expect, test } from 'vitest'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightPayment, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'

const gateway = sharedGateway()

const owner = 'Gizli Kartsahibi'
const cvc = '739'

/** Returns every value of every table, as text. */
async function everyValue(): Promise<{ table: string; value: string }[]> {
  const { db } = gateway.deps
  const { rows: tables } = await db.runSql(
    "select table_name from information_schema.tables where table_schema = 'public'",
  )
  const values: { table: string; value: string }[] = []
  for (const { table_name: table } of tables) {
    const { rows } = await db.runSql(
      `select field.value as value from "${String(table)}" t, jsonb_each_text(to_jsonb(t)) field`,
    )
    for (const { value } of rows) values.push({ table: String(table), value: String(value) })
  }
  return values
}

test('no number, code or owner of a card reaches the database or the log, whatever becomes of the payment', async () => {
  for (const number of Object.values(cards)) {
    const session = await heldFlight(gateway)
    const card = { card_number: number, card_cvc: cvc, card_owner: owner }
    const { pay_url: url } = await payFlight(gateway, session, card, {
      'Idempotency-Key': `card-${number.slice(-4)}-data`,
    })
    await finishAtBank(gateway, url)
  }
  const session = await heldFlight(gateway)
  const refused = flightPayment(session, { card_number: cards.approved, card_cvc: cvc, card_owner: owner, email: 'x' })
  expect((await gateway.request('POST', '/api/flight/gateway/payment/', refused)).status).toBe(400)

  const values = await everyValue()
  expect(values.length).toBeGreaterThan(200)
  const secrets = [...Object.values(cards), ...Object.values(cards).map((number) => number.replaceAll(' ', '')), owner]
  const leaks = values.filter(({ value }) => value === cvc || secrets.some((secret) => value.includes(secret)))
  expect(leaks).toEqual([])
  const log = gateway.logs.join('\n')
  expect(log).toContain('"route":"/api/flight/gateway/payment/"')
  for (const secret of [...secrets, `"${cvc}"`]) expect(log).not.toContain(secret)
})

test('control: the scan finds a number that is written', async () => {
  await gateway.deps.db.runSql('update bookings set phone = $1', ['5528790000000008'])
  expect((await everyValue()).some(({ value }) => value.includes('5528790000000008'))).toBe(true)
})
