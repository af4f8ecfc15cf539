// @vitest-environment node
import { expect, test } from 'vitest'
import { DetailSections } from '#activity/detail/detail-sections.tsx'
import { useLanguageNames } from '#activity/use-language-names.ts'
import { ActivityDetail } from '#contract/activity-detail.ts'
import { balloon } from '#tests/src/activity/activities.ts'
import { render } from '#tests/support/render-part.tsx'

test('what one should know is told where no services are listed', () => {
  const detail = ActivityDetail.parse({
    activity: balloon,
    category: { id: 'balloon', name: 'Balon turu' },
    provider: { name: 'Peri Balon' },
    information: {},
    notes: ['Hamileler binemez.'],
  })
  expect(render(<DetailSections detail={detail} />).words).toContain('Hamileler binemez.')
})

function Names({ codes }: { codes: string[] }) {
  return useLanguageNames()(codes)
}

test('languages have names, and what is no code stays as it is', () => {
  const codes = ['tr', 'en', 'tr-ab-cd', 'Lazca']
  expect(render(<Names codes={codes} />).words).toBe('Türkçe, İngilizce, tr-ab-cd, Lazca')
})
