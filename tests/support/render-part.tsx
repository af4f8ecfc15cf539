/** A part of a screen as the server renders it, with Turkish texts. */
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })

/** The part as markup; `words` is its text alone. */
export function render(part: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element: part }])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  const words = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
  return { html, words }
}
