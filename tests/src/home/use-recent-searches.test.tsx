/** Tests whose recent searches the home page and the place pickers show: the account's, or those made on the device. */
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { rootRouteId } from '#api/root-data.ts'
import { useRecentSearches } from '#home/use-recent-searches.ts'
import { mount } from '#tests/support/mount.tsx'

afterEach(() => vi.unstubAllGlobals())

test('after a sign-out, the searches of the account are replaced by those of the device', async () => {
  let user: { username: string } | null = { username: 'ayse' }
  let shown: unknown
  function Probe() {
    shown = useRecentSearches('flight')
    return null
  }
  const router = createMemoryRouter(
    [
      { id: rootRouteId, path: '/', Component: Probe, loader: () => ({ user }) },
      {
        path: '/flight/airports/',
        loader: () => ({ recent: [user ? 'of the account' : 'of the device'] }),
        shouldRevalidate: () => false,
      },
    ],
    { hydrationData: { loaderData: { [rootRouteId]: { user } } } },
  )
  const unmount = await mount(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(shown).toEqual(['of the account']))
  user = null
  await act(() => router.revalidate())
  await vi.waitFor(() => expect(shown).toEqual(['of the device']))
  await unmount()
})
