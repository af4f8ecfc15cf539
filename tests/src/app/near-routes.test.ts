// @vitest-environment node
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { addOthers, nearRoutes } from '#app/near-routes.ts'
import { inFrame, screens } from '#routes.tsx'

const matched = (routes: typeof screens, path: string) =>
  matchRoutes(inFrame(routes), path)?.map(({ route }) => route.id)

const filledIn = screens.map(({ path = '' }) => path.replaceAll(/:\w+/g, 'x').replace('*', 'nowhere/at-all'))

test.each([...filledIn, '/FLIGHT/Search/', '/%66light/search', '/flight/nowhere', '/'])(
  'at %s the near screens match what all match',
  (path) => {
    expect(matched(nearRoutes(screens, path), path)).toEqual(matched(screens, path))
  },
)

test('home and a page of flights start with few screens', () => {
  expect(nearRoutes(screens, '/').map(({ id }) => id)).toEqual(['home/home-route', 'app/not-found-route'])
  const near = nearRoutes(screens, '/flight/search/')
  const withScreens = near.filter(({ handle }) => !handle?.resource).map(({ id }) => id)
  expect(withScreens).toEqual(['flight/search/search-route', 'app/not-found-route'])
  const others = near.filter(({ handle }) => handle?.resource).map(({ id }) => id)
  expect(others).toContain('flight/calendar-route')
  expect(others.every((id) => id?.startsWith('flight/'))).toBe(true)
})

const page = (path: string) => ({ id: path, path, loader: () => path })

/**
 * Creates a router that starts at the URL path `address`, at first with only the routes that `nearRoutes` selects for
 * this path. It adds the other routes when a navigation may need them.
 */
function startedAt(address: string) {
  const all = [page('/a'), page('/a/:id'), page('/b'), page('/b/:id'), page('*')]
  const near = nearRoutes(all, address)
  const frame = (children: RouteObject[]) => [{ id: 'frame', children }]
  const router = createMemoryRouter(frame(near), {
    initialEntries: [address],
    hydrationData: { loaderData: { [address]: 'drawn' } },
    patchRoutesOnNavigation: addOthers(all, 'frame'),
  })
  router.initialize()
  return router
}

test.each([
  ['/b', '/b'],
  ['/b/1', '/b/:id'],
  ['/a/1', '/a/:id'],
  ['/c/d', '*'],
])('from a near screen to %s', async (to, id) => {
  const router = startedAt('/a')
  await router.navigate(to)
  expect(router.state.matches.at(-1)?.route.id).toBe(id)
  await router.navigate('/a')
  await router.navigate('/b/2')
  expect(router.state.matches.at(-1)?.route.id).toBe('/b/:id')
  router.dispose()
})

test('a fetch in the background finds a screen that is not near', async () => {
  const router = startedAt('/a')
  const answers: unknown[] = []
  router.subscribe(({ fetchers }) => answers.push(fetchers.get('key')?.data))
  await router.fetch('key', 'frame', '/b')
  expect(answers).toContain('/b')
  router.dispose()
})

test('a navigation that another replaces loses no screens', async () => {
  const router = startedAt('/a')
  const first = router.navigate('/b/1')
  const second = router.navigate('/b')
  await Promise.all([first, second])
  expect(router.state.matches.at(-1)?.route.id).toBe('/b')
  router.dispose()
})
