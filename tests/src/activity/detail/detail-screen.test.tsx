// @vitest-environment node
import { Form } from 'react-router'
import { expect, test } from 'vitest'
import { DetailScreen } from '#activity/detail/detail-screen.tsx'
import { PackageList } from '#activity/reservation/package-list.tsx'
import { ReservationSummary } from '#activity/reservation/reservation-summary.tsx'
import { ActivityDetail } from '#contract/activity-detail.ts'
import { OrganizationDate } from '#contract/activity-parts.ts'
import { balloon } from '#tests/src/activity/activities.ts'
import { render } from '#tests/support/render-part.tsx'

const days = ['2026-12-04', '2026-12-05'].map((day, index) =>
  OrganizationDate.parse({ id: day, start_date: day, time: '06:15', adult_price: 8360 + index }),
)
const detail = ActivityDetail.parse({
  activity: balloon,
  category: { id: 'balloon', name: 'Balon turu' },
  provider: { name: 'Peri Balon' },
  information: { duration_in_days: 3, duration: '50:00' },
  free_services: [{ name: 'Sigorta', icon: 'insurance' }],
  services: [{ name: 'Kahvaltı', icon: 'breakfast' }],
  not_included: ['Bahşiş'],
  day_plans: [
    {
      day: 1,
      title: 'Vadiler',
      museums: [{ name: 'Zelve Müzesi' }],
      locations: [{ name: 'Paşabağ' }],
      content: 'Sabah vadilerde başlar.',
      activities: [{ activity_type_display: 'Gezi', name: 'Peri bacaları', time: '10:30', note: 'Rahat ayakkabı.' }],
    },
  ],
  departure_zones: [{ name: 'Göreme Otogarı', time: '06:00', address: 'Bilal Eroğlu Cd.' }],
  oparated_in_languages: [{ code: 'tr', name: 'Türkçe' }],
  organization_dates: days,
  adult_price: 8000,
})

const page = (chosen: string | null) => {
  const data = { detail, departures: days, chosen, gone: false, party: { adults: 2, ages: [] }, searched: false }
  return render(<DetailScreen data={{ ...data, session: null, now: 0 }} />, { root: { today: '2026-11-22' } })
}

test('the page has picture, category, organiser, lead, free services and length', () => {
  const { html, words } = page('2026-12-04')
  expect(html).toContain(`src="${balloon.image}"`)
  for (const said of [
    'Balon Uçuşu',
    'Balon turu',
    'Düzenleyen: Peri Balon',
    'Gün doğarken.',
    'Sigorta',
    '2 gece 3 gün',
  ])
    expect(words).toContain(said)
})

test('the price of its bar is that of the chosen date, or the lowest one', () => {
  const bar = (chosen: string | null) => /Kişi başı en düşük\s+([\d.,]+)/.exec(page(chosen).words)?.[1]
  expect(['2026-12-05', null].map(bar)).toEqual(['8.361,00', '8.000,00'])
})

test('its sections tell the plan of the days, all services and where to meet', () => {
  const { words } = page(null)
  const [, content = '', services = '', meeting = ''] = words.split(/İçerik|Tüm Hizmetler|Buluşma Noktası/)
  for (const said of [
    'Vadiler',
    'Zelve Müzesi',
    'Paşabağ',
    'Sabah vadilerde',
    'Gezi',
    'Peri bacaları',
    '10:30',
    'Rahat',
  ])
    expect(content).toContain(said)
  for (const said of ['Kahvaltı', 'Bahşiş']) expect(services).toContain(said)
  for (const said of ['06:00', 'Göreme Otogarı', 'Bilal Eroğlu Cd.']) expect(meeting).toContain(said)
})

test('the reservation begins with length, start, languages and meeting point', () => {
  const { words } = render(<ReservationSummary detail={detail} departure={days[0]} />)
  for (const said of ['Süre: 2 gece 3 gün', 'Başlangıç: 06:15', 'Diller: Türkçe', 'Buluşma noktası: Göreme Otogarı'])
    expect(words).toContain(said)
})

test('packages have a place while they are looked for', () => {
  const list = (loading: boolean) =>
    render(<PackageList packages={undefined} loading={loading} selecting={null} now={0} as={Form} action="" />).html
  expect(list(true)).toMatch(/role="status" aria-label="Paketler aranıyor…"/)
  expect(list(false)).toBe('')
})
