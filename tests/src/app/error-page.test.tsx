// @vitest-environment node
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorPage } from '#app/error-page.tsx'
import { noAnswer } from '#api/loader-error.ts'

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })

/** Returns the error page for a loader's status and data. */
function shown(status: number, data: unknown) {
  const error = { status, statusText: '', internal: false, data }
  const router = createMemoryRouter([{ id: 'screen', path: '/', ErrorBoundary: ErrorPage, element: null }], {
    hydrationData: { errors: { screen: error }, loaderData: {} },
  })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
}

test('a refusal is told in its own words, with when to try again', () => {
  const said = 'Kısa sürede çok fazla arama yaptınız. Lütfen 3 dakika sonra yeniden arayın.'
  const page = shown(429, { said })
  expect(page).toContain(said)
  expect(page).toContain('Biraz sonra yeniden deneyin')
  expect(page).not.toMatch(/Bir hata oluştu|Ödeme yaptıysanız/)
})

test('a lost connection and a failure have sentences of their own', () => {
  expect(shown(503, noAnswer)).toContain('Bağlantı yok')
  for (const [status, data] of [
    [500, null],
    [503, null],
    [503, { said: 5 }],
  ] as const)
    expect(shown(status, data)).toContain('Ödeme yaptıysanız')
})
