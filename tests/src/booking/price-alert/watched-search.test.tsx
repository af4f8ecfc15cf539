import { expect, test } from 'vitest'
import { OwnAlert, WatchedSearchLine } from '#booking/price-alert/watched-search.tsx'
import { lira } from '#i18n/money.ts'
import { SiteContext } from '#ui/site.ts'
import { render } from '#tests/support/render-part.tsx'

const watched = { title: 'İstanbul – Ankara', date: '2026-12-05', price: 1200 }
const site = { name: 'Ufuk', origin: '', language: 'tr', currency: lira, menu: null }
const euro = { code: 'EUR', icon: '€', name: 'Euro', value: 40 }

test('a price in another currency is told in lira too, as the threshold is', () => {
  const line = <WatchedSearchLine watched={watched} />
  expect(render(line).words).toMatch(/ 1\.200,00 ₺ $/)
  expect(render(<SiteContext value={{ ...site, currency: euro }}>{line}</SiteContext>).words).toMatch(
    /30,00 € 1\.200,00 ₺ $/,
  )
})

test('a round trip is named by both of its days', () => {
  const days = (returns: string | null) =>
    render(<WatchedSearchLine watched={{ ...watched, return_date: returns }} />).words
  expect(days(null)).toMatch(/Ankara 5 Aralık Cumartesi Şu an/)
  expect(days('2026-12-09')).toMatch(/5 Aralık.* – 9 Aralık/)
})

test('an own alert says when it is told', () => {
  const words = (threshold: number | null) => render(<OwnAlert threshold={threshold} />).words
  expect(words(null)).toContain('fiyat en az %1 düşünce')
  expect(words(1200)).toContain('1.200,00 ₺ ve altına inince')
})
