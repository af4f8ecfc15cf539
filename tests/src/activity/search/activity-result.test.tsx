// @vitest-environment node
import { expect, test } from 'vitest'
import { ActivityResult } from '#activity/search/activity-result.tsx'
import { activitySearchFields } from '#activity/search/activity-search-again.ts'
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
