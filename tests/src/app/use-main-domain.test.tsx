/** Tests when a guest is redirected to the main site, which the gateway's environment variable APP_DOMAIN names. */
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type RootData, rootRouteId, useOptionalRootData } from '#api/root-data.ts'
import { useMainDomain } from '#app/use-main-domain.ts'
import { mount } from '#tests/support/mount.tsx'

vi.mock('#pwa/native-shell.ts', () => ({ inApp: () => false }))

afterEach(() => vi.unstubAllGlobals())

const assign = vi.fn<(address: string) => void>()
const rootData = { user: null, appInfo: { app_domain: 'www.ufuk.example' } } as RootData

test('a guest who comes back to home while its data can’t be loaded is redirected once the data is there', async () => {
  let isReachable = true
  function Page() {
    useMainDomain(useOptionalRootData(), false)
    return null
  }
  const router = createMemoryRouter(
    [
      {
        id: rootRouteId,
        Component: Page,
        ErrorBoundary: Page,
        loader: () => {
          if (!isReachable) throw new Error('no answer')
          return rootData
        },
        children: ['/', '/faq/'].map((path) => ({ path, element: null })),
      },
    ],
    { initialEntries: ['/faq/'], hydrationData: { loaderData: { [rootRouteId]: rootData } } },
  )
  const unmount = await mount(<RouterProvider router={router} />)
  Object.assign(window, { location: { origin: 'https://m.ufuk.example', assign } })
  vi.stubGlobal('navigator', { onLine: true })
  isReachable = false
  await act(() => router.revalidate())
  await act(() => router.navigate('/'))
  expect(assign).not.toHaveBeenCalled()
  isReachable = true
  await act(() => router.revalidate())
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://www.ufuk.example')
  await unmount()
})
