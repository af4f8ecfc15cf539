// @vitest-environment node
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { awaitsServices, followWaiting, navigateInOrder } from '#app/navigate-in-order.ts'
import { router as shown } from '#ui/router-rest.ts'

/**
 * Creates a router that navigates in order (`navigateInOrder`). Its navigations wait until the services of loaders (API
 * client, storage) have loaded; `arrive` completes this loading. The route /slow/ loads until `answer` is called.
 */
function start() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let loaded = false
  const slow = Promise.withResolvers<null>()
  const routes = [
    { path: '/', element: null },
    { path: '/slow/', element: null, loader: () => slow.promise },
  ]
  const router = createMemoryRouter(routes, { getContext: async () => (await promise, new Map()) as never })
  let lost = 0
  navigateInOrder(router, { loaded: () => loaded, load: () => promise }, () => lost++)
  const visited: string[] = []
  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state === 'idle') visited.push(`${historyAction} ${location.search}`)
  })
  const arrive = () => {
    loaded = true
    resolve()
  }
  const answer = () => slow.resolve(null)
  return { router, visited, arrive, answer, fail: () => reject(new Error('offline')), lost: () => lost }
}

test('of the navigations that wait for the services only the last one starts', async () => {
  const { router, visited, arrive } = start()
  const pressed = ['?sort=-price', '?sort=departure'].map((to) => router.navigate(to, { replace: true }))
  arrive()
  await Promise.all(pressed)
  expect(visited).toEqual(['REPLACE ?sort=departure'])
})

test('later navigations start at once', async () => {
  const { router, visited, arrive } = start()
  arrive()
  await router.navigate('?sort=price')
  await router.navigate('?sort=departure')
  expect(visited).toEqual(['PUSH ?sort=price', 'PUSH ?sort=departure'])
})

test('where the services can not be loaded, no navigation starts, and that is told once', async () => {
  const { router, visited, fail, lost } = start()
  const pressed = ['?sort=-price', '?sort=departure'].map((to) => router.navigate(to, { replace: true }))
  fail()
  await Promise.all(pressed)
  expect(visited).toEqual([])
  expect(lost()).toBe(1)
})

test.each(['arrive', 'fail'] as const)(
  'waiting for services that %s is told from the press until it is over',
  async (end) => {
    const all = start()
    const told: boolean[] = []
    const unfollow = followWaiting(() => told.push(awaitsServices()))
    const pressed = ['?sort=-price', '?sort=departure'].map((to) => all.router.navigate(to))
    expect(awaitsServices()).toBe(true)
    all[end]()
    await Promise.all(pressed)
    expect(told).toEqual([true, true, true, false])
    unfollow()
  },
)

test.each([true, false])(
  'the router does not rest from the press until the next page, with services loaded before: %s',
  async (isLoaded) => {
    const { router, arrive, answer } = start()
    const { key } = router.state.location
    expect(shown.restsAt(key)).toBe(true)
    if (isLoaded) arrive()
    const pressed = router.navigate('/slow/')
    await new Promise(setImmediate)
    expect(shown.restsAt(key)).toBe(false)
    arrive()
    answer()
    await pressed
    expect(shown.restsAt(key)).toBe(false)
    expect(shown.restsAt(router.state.location.key)).toBe(true)
  },
)
