import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FilterForm } from '#booking/filters/filter-form.tsx'
import { type FilterSection, initialFilters } from '#booking/filters/filters.ts'

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })

const sections: FilterSection<string>[] = [
  {
    title: null,
    hint: null,
    filters: [
      {
        type: 'CheckGroup',
        name: 'stops',
        title: { id: 'Aktarma' },
        options: [
          { id: '0', name: 'Aktarmasız', count: 3 },
          { id: '1', name: '1 Aktarma', count: 2 },
        ],
        read: (stops) => stops,
      },
    ],
  },
]

test('Enter in the filters applies them: the first submit button is none of the "sadece" buttons', () => {
  const element = (
    <I18nProvider i18n={i18n}>
      <FilterForm id="filters" sections={sections} state={initialFilters} />
    </I18nProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const [first, ...others] = html.match(/<button[^>]*type="submit"[^>]*>/g) ?? []
  expect(first).not.toContain('name=')
  expect(others).toHaveLength(2)
})
