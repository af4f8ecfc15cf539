import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FilterChips } from '#booking/filters/filter-chips.tsx'
import { readFilters } from '#booking/filters/filter-params.ts'
import type { FilterSection } from '#booking/filters/filters.ts'

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })
const option = (id: string) => ({ id, name: `Firma ${id}`, count: 1 })

const section = (ids: string, title: string | null = null, prefix = ''): FilterSection<string> => ({
  title: title === null ? null : { id: title },
  hint: null,
  filters: [
    {
      type: 'CheckGroup',
      name: `${prefix}companies`,
      title: { id: 'Firma' },
      options: ids.split('').map(option),
      read: (item) => item,
    },
    {
      type: 'Range',
      name: `${prefix}time`,
      title: { id: 'Kalkış' },
      unit: 'time',
      min: 0,
      max: 1440,
      step: 10,
      presets: [],
      read: Number,
    },
    {
      type: 'Range',
      name: `${prefix}price`,
      title: { id: 'Fiyat' },
      unit: 'price',
      min: 100,
      max: 900,
      step: 10,
      presets: [],
      read: Number,
    },
  ],
})

/** Returns the text and the link target of each filter chip. */
function chipsOf(query: string, sections = [section('abcd')]): [text: string, to: string][] {
  const state = readFilters(
    sections.flatMap(({ filters }) => filters),
    new URLSearchParams(query),
  )
  const element = (
    <I18nProvider i18n={i18n}>
      <FilterChips sections={sections} state={state} />
    </I18nProvider>
  )
  const routes = [{ path: '/', element }]
  const router = createMemoryRouter(routes, { initialEntries: [`/?${query}`] })
  const html = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&amp;', '&')
  return Array.from(html.matchAll(/<a [^>]*href="\/\??([^"]*)"[^>]*>([^<]*)/g), ([, to = '', text = '']) => [text, to])
}

test.each([
  ['sort=-price', []],
  ['companies=a', ['Firma a']],
  ['companies=a&companies=c', ['Firma a ve Firma c']],
  ['companies=a&companies=b&companies=c', ['Firma d hariç']],
  ['companies=', ['Firma: hiçbiri']],
  ['time_min=360&time_max=720', ['Kalkış: 06:00 – 12:00']],
  ['time_min=360', ['Kalkış: 06:00 – 24:00']],
  ['price_max=500', ['Fiyat: en çok 500,00\u00A0₺']],
  ['price_min=500', ['Fiyat: en az 500,00\u00A0₺']],
  ['price_min=500&price_max=600&companies=b', ['Firma b', 'Fiyat: 500,00\u00A0₺ – 600,00\u00A0₺']],
])('each active filter of %j is a chip', (query, texts) => {
  expect(chipsOf(query).map(([text]) => text)).toEqual(texts)
})

test('more than two of many are counted', () => {
  expect(chipsOf('companies=a&companies=b&companies=c', [section('abcde')])[0]?.[0]).toBe('Firma: 3 / 5')
})

test('a chip leads to the list without its filter alone, from the first page', () => {
  const query = 'session_unique=s&page=3&sort=-price&companies=a&time_min=360&time_max=720'
  expect(chipsOf(query).map(([, to]) => to)).toEqual([
    'session_unique=s&sort=-price&time_min=360&time_max=720',
    'session_unique=s&sort=-price&companies=a',
  ])
})

test('of two directions, a chip says which one it is about', () => {
  const sections = [section('ab', 'Gidiş'), section('ab', 'Dönüş', 'return_')]
  expect(chipsOf('companies=a&return_time_max=600', sections).map(([text]) => text)).toEqual([
    'Gidiş · Firma a',
    'Dönüş · Kalkış: 00:00 – 10:00',
  ])
})
