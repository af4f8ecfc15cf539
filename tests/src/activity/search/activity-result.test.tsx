// @vitest-environment node
import { expect, test } from 'vitest'
import { ActivityResultList } from '#activity/search/activity-result-list.tsx'
import { ActivityResult } from '#activity/search/activity-result.tsx'
import { activitySearchFields } from '#activity/search/activity-search-again.ts'
import type { ResultList } from '#booking/results/result-list.ts'
import type { ActivityItem } from '#contract/activity-results.ts'
import { ActivityFormData } from '#contract/activity-search.ts'
import { activity, searched, session } from '#tests/src/activity/search/activities.ts'
import { render } from '#tests/support/render-part.tsx'

test('a result leads to its departure together with the day, by its link and by its button', () => {
  const fields = activitySearchFields(ActivityFormData.parse({ ...searched, departure_date: '2027-01-21' }))
  const item = activity({ id: 'balon' })
  const { html } = render(<ActivityResult item={item} fields={fields} session={session} now={0} pending={false} />)
  expect(html).toMatch(/href="\/activity\/detail\/balon\/balon_1\/\?departure_date=2027-01-21&amp;/)
  expect(html).toContain('name="departure_date" value="2027-01-21"')
})

test('a search without activities says that none was found, and has no list', () => {
  const fields = activitySearchFields(ActivityFormData.parse(searched))
  const list = (loaded: number): ResultList<ActivityItem> => ({
    sections: [],
    orderings: [],
    state: { groups: {}, ranges: {} },
    active: 0,
    ordering: undefined,
    loaded,
    total: loaded,
    onSale: loaded,
    visible: loaded === 0 ? [] : [activity({ id: 'balon' })],
    hasMore: false,
    pages: 1,
  })
  const shown = (loaded: number) =>
    render(<ActivityResultList list={list(loaded)} fields={fields} session={session} now={0} />)
  expect(shown(0).words).toContain('Etkinlik bulunamadı')
  expect(shown(0).html).not.toContain('<ol')
  expect(shown(1).words).not.toContain('Etkinlik bulunamadı')
  expect(shown(1).html).toContain('<ol')
})
