/** Renders a part of a screen on the server, with Turkish texts. */
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { type RootData, rootRouteId } from '#api/root-data.ts'

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })

interface Around {
  /** The part of the root loader's data that the component reads. */
  root?: Partial<RootData>
  /** The action data that the rendered screen reads. */
  answer?: unknown
  /** URL path of the screen; '/' by default. */
  at?: string
}

/** Renders `part`, a part of a screen. Returns its HTML and, as `words`, the text content of that HTML. */
export function render(part: ReactNode, { root = {}, answer, at = '/' }: Around = {}) {
  const router = createMemoryRouter([{ id: rootRouteId, path: '/', element: part }], {
    initialEntries: [at],
    hydrationData: { loaderData: { [rootRouteId]: root }, actionData: { [rootRouteId]: answer } },
  })
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
