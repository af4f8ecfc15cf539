// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { childAgesOf } from '#activity/child-ages.ts'
import { PartyFields } from '#activity/party-fields.tsx'
import { LocationFeature } from '#activity/places/location-feature.tsx'
import type { RootData } from '#api/root-data.ts'
import { ActivityDetail } from '#contract/activity-detail.ts'
import { SearchPreloader } from '#home/search-preloader.tsx'
import { turkishAppInfo as usual } from '#tests/support/app-info.ts'
import { render } from '#tests/support/render-part.tsx'

function rootWith(changes: Partial<RootData['appInfo']['constants']['activity']>) {
  const { constants } = usual
  return {
    root: { appInfo: { ...usual, constants: { ...constants, activity: { ...constants.activity, ...changes } } } },
  }
}

const party = { adults: 2, ages: [null] }
const agesIn = (html: string) => [...html.matchAll(/<option value="(\d+)"/g)].map(([, age]) => Number(age))
const types = [{ name: 'Misafir', input_name: 'adult_count', age_from: 13, age_to: 100 }]

describe('the ages of children', () => {
  const offered = (ages: { from: number; to: number } | null | undefined, info = rootWith({ child_ages: [2, 12] })) =>
    agesIn(render(<PartyFields party={party} onChange={() => undefined} ages={ages} />, info).html)

  test('are those of the activity, otherwise those of the app info', () => {
    expect(offered({ from: 6, to: 8 })).toEqual([6, 7, 8])
    expect(offered(undefined)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(offered(undefined, rootWith({ child_ages: [] }))).toHaveLength(18)
  })

  test('leave out those that no unit of the activity includes, and the hint says so', () => {
    const units = [
      { age_from: 0, age_to: 2 },
      { age_from: 5, age_to: 5 },
      { age_from: 7, age_to: 9 },
      { age_from: 18, age_to: 100 },
    ]
    const ages = { from: 0, to: 9 }
    const { html, words } = render(
      <PartyFields party={party} onChange={() => undefined} ages={ages} units={units} />,
      rootWith({}),
    )
    expect(agesIn(html)).toEqual([0, 1, 2, 5, 7, 8, 9])
    expect(words).toContain('0–2, 5, 7–9 yaş, etkinlik gününde')
  })

  test('are none, and the hint says so, if only adults take part', () => {
    const units = [{ age_from: 18, age_to: 100 }]
    const { html, words } = render(
      <PartyFields party={party} onChange={() => undefined} ages={null} units={units} />,
      rootWith({}),
    )
    expect(agesIn(html)).toEqual([])
    expect(words).toContain('Yalnızca yetişkinler katılabilir')
  })

  test('keep one that was chosen before, although no unit of the activity includes it', () => {
    const { html } = render(
      <PartyFields
        party={{ adults: 1, ages: [12] }}
        onChange={() => undefined}
        ages={{ from: 4, to: 5 }}
        units={[{ age_from: 4, age_to: 5 }]}
      />,
      rootWith({}),
    )
    expect(agesIn(html)).toEqual([12, 4, 5])
    expect(html).toMatch(/<option value="12" selected="">/)
  })

  test('of the app info count only within those of a search', () => {
    expect(childAgesOf([0, 17])).toEqual({ from: 0, to: 17 })
    for (const wrong of [[], [3], [-1, 12], [0, 18], [9, 3]]) expect(childAgesOf(wrong)).toEqual({ from: 0, to: 17 })
  })

  test('are absent, not none, if a backend does not tell them', () => {
    const detail = {
      activity: { id: 1, name: 'Tur', image: '', location: { city: { name: 'İzmir' } } },
      category: { id: 1 },
      provider: { name: 'Tur' },
      information: {},
    }
    expect(ActivityDetail.parse(detail).child_ages).toBeUndefined()
    expect(ActivityDetail.parse({ ...detail, child_ages: null }).child_ages).toBeNull()
  })
})

test('the steppers of a party have the names of the activity, otherwise those of the app info', () => {
  const words = (own: typeof types) =>
    render(<PartyFields party={party} onChange={() => undefined} types={own} />, rootWith({ passenger_types: types }))
      .words
  expect(words([])).toContain('Misafir 13 yaş ve üzeri')
  expect(words([{ name: 'Yetişkin', input_name: 'adult_count', age_from: 18, age_to: 100 }])).not.toContain('Misafir')
  expect(words([{ name: 'Yetişkin', input_name: 'adult_count', age_from: 21, age_to: 64 }])).toContain('21–64 yaş')
})

test('a feature of a location has the icon of its kind, and a tick without one', () => {
  const kinds = [
    { type: 'water', name: 'Deniz ve su', icon: 'water' },
    { type: 'taste', name: 'Lezzet', icon: 'meal' },
  ]
  const icon = (type?: string) =>
    render(
      <ul>
        <LocationFeature name="Kumsal" type={type} types={kinds} />
      </ul>,
      rootWith({}),
    ).html
  expect(icon('water')).toContain('aria-label="Deniz ve su"')
  expect(icon('water')).not.toBe(icon('taste'))
  expect(icon('unknown')).toBe(icon())
})

test('the loading screen of a search shows the picture of its product', () => {
  const html = (product: 'bus' | 'activity', info = rootWith({})) =>
    render(<SearchPreloader product={product} searching="Aranıyor" />, info).html
  expect(html('bus')).toContain('<img src="/loaders/bus.svg" alt=""')
  expect(html('activity')).toContain('/loaders/activity.svg')
  expect(html('activity', rootWith({ search_loader_images: [] }))).not.toContain('<img')
})
