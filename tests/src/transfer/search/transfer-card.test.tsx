// @vitest-environment node
import { expect, test } from 'vitest'
import { render } from '#tests/support/render-part.tsx'
import { vehicle, type VehicleShape } from '#tests/src/transfer/search/vehicles.ts'
import type { TransferItem } from '#contract/transfer-results.ts'
import { groupDepartures } from '#transfer/search/shuttle-departures.ts'
import { TransferCard } from '#transfer/search/transfer-card.tsx'

const now = Date.parse('2026-11-21T09:00:00Z')
const shown = (shape: VehicleShape = {}, at = now) => shownAll([vehicle('a', 1200, shape)], at)
const shownAll = (found: TransferItem[], at = now) => {
  const [item] = groupDepartures(found)
  if (!item) throw new Error('nothing was found')
  return render(<TransferCard item={item} passengers={2} now={at} pending={false} />)
}

test('a private ride says what it is, what its price is for and the terms', () => {
  const { words, html } = shown()
  for (const said of [
    'Minivan',
    'Özel transfer',
    'Ford Tourneo · Kırk Anahtar',
    'Özellikler',
    '6 yolcu koltuğu',
    '5 büyük bavul',
    '6 el bagajı',
    'Hizmetler',
    'Klima',
    'Fiyata dahil: KDV',
    'Ücretsiz 60 dk bekleme',
    '30 Kas 10:00 öncesi ücretsiz iptal',
    '1.200,00 ₺',
    'KDV dahil · araç başına',
  ])
    expect(words).toContain(said)
  expect(words).not.toMatch(/Kampanya|İndirimsiz|Son \d/)
  expect(html).toContain('src="/vehicles/minivan.svg"')
  expect(html).toContain('aria-label="Özel transfer, Minivan, Ford Tourneo, 1.200,00\u00A0₺"')
})

test('a shuttle is priced by seats and has a departure; its badge is the quiet one', () => {
  const { words, html } = shown({ type: 1 })
  expect(words).toContain('Paylaşımlı servis')
  expect(words).toContain('10:30 kalkış')
  expect(words).toContain('2 koltuk için')
  expect(words).not.toContain('bekleme')
  expect(words).not.toContain('dönüş')
  expect(shown({ type: 1, back: true }).words).toMatch(/10:30 kalkış.*dönüş 10:30/)
  expect(html).toContain('data-tone="quiet"')
  expect(shown().html).not.toContain('data-tone="quiet"')
})

test('departures of one shuttle are a choice, of which the first is chosen', () => {
  const at = (id: string, time: string) => vehicle(id, 530, { type: 1, time })
  const { words, html } = shownAll([at('a', '10:30'), at('b', '11:30')])
  expect(words).toMatch(/10:30\s*11:30/)
  expect(words).not.toContain('kalkış')
  const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => input)
  expect(radios).toHaveLength(2)
  expect(radios[0]).toMatch(/value="a"/)
  expect(radios[0]).toContain('checked')
  expect(radios[1]).not.toContain('checked')
  const form = /<form[^>]* id="([^"]+)"/.exec(html)?.[1]
  for (const radio of radios) expect(radio).toContain(`form="${form}"`)
  const hidden = (source: string) =>
    [...source.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]+)"/.exec(input)?.[1],
      /form="([^"]+)"/.exec(input)?.[1] === /<form[^>]* id="([^"]+)"/.exec(source)?.[1],
    ])
  expect(hidden(html)).toEqual([
    ['intent', true],
    ['price', true],
  ])
  expect(hidden(shown().html)).toEqual([
    ['intent', true],
    ['product_id', true],
    ['price', true],
  ])
})

test('a campaign has its ribbon and the price before it', () => {
  const { words, html } = shown({ discount: 300, campaign: { id: 4, name: 'Kış' } })
  expect(words).toContain('Kampanya')
  expect(words).toContain('İndirimsiz fiyat 1.500,00 ₺')
  expect(html).toMatch(/<s\b/)
})

test('several vehicles count as one, and the last ones are told', () => {
  const { words } = shown({ count: 2, left: 3, back: true })
  expect(words).toContain('2 × Minivan')
  expect(words).toContain('12 yolcu koltuğu')
  expect(words).toMatch(/gidiş dönüş.*2 araç için/)
  expect(words).toContain('Son 3 araç')
  expect(shown({ type: 1, left: 2 }).words).toContain('Son 2 Koltuk')
})

test('once cancelling costs something, the card says how much', () => {
  const { words } = shown({}, Date.parse('2026-11-30T08:00:00Z'))
  expect(words).toContain('İptalde %30 kesinti')
  expect(words).not.toContain('ücretsiz iptal')
})
