import { expect, test } from 'vitest'
import { lira } from '#i18n/money.ts'
import { AlertCard } from '#profile/price-alerts/alert-card.tsx'
import type { AlertLine } from '#profile/price-alerts/alert-line.ts'
import { SiteContext } from '#ui/site.ts'
import { render } from '#tests/support/render-part.tsx'

const line: AlertLine = {
  id: 7,
  option: 'search-1',
  gate: '/flight/search-gate/search-1/',
  active: true,
  title: ['İstanbul', 'Ankara'],
  subtitle: '',
  date: '2026-12-05',
  returnDate: null,
  time: null,
  oldPrice: 2000,
  newPrice: null,
  threshold: 1200,
  history: [],
}

const shown = (own: Partial<AlertLine>) =>
  render(<AlertCard line={{ ...line, ...own }} list="/profile/price_alerts/" />, { root: { today: '2026-11-21' } }).html

test('the threshold can be changed before the day of travel, where the gateway knows thresholds', () => {
  expect(shown({})).toContain('value="1.200"')
  expect(shown({ threshold: null })).toContain('Tutar belirle')
  for (const own of [{ threshold: undefined }, { id: null }, { date: '2026-11-20' }])
    expect(shown(own)).not.toContain('name="threshold"')
})

test('a threshold is written in lira in every currency, prices in the traveller’s', () => {
  const site = { name: 'Ufuk', origin: '', language: 'tr', menu: null }
  const { words } = render(
    <SiteContext value={{ ...site, currency: { ...lira, code: 'EUR', icon: '€', value: 40 } }}>
      <AlertCard line={line} list="/profile/price_alerts/" />
    </SiteContext>,
    { root: { today: '2026-11-21' } },
  )
  expect(words).toContain('50,00 €')
  expect(words).toContain('1.200,00 ₺ ve altına inince')
})

test('an active alert leads to the results of its search, a paused one does not', () => {
  const gate = '/activity/search-gate/search-1/'
  const card = (active: boolean) =>
    render(
      <AlertCard line={{ ...line, gate, active, title: ['Göreme'], time: '06:15' }} list="/profile/price_alerts/" />,
      {
        root: { today: '2026-11-21' },
      },
    )
  expect(card(true).html).toContain(`href="${gate}"`)
  expect(card(true).words).toContain('06:15')
  expect(card(false).html).not.toContain(`href="${gate}"`)
})
