// @vitest-environment node
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { awaitsServices, followWaiting, navigateInOrder } from '#app/navigate-in-order.ts'

/**
 * Creates a router that navigates in order (`navigateInOrder`). Its navigations wait until the services of loaders (API
 * client, storage) have loaded; `arrive` completes this loading.
 */
function start() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let loaded = false
  const router = createMemoryRouter([{ path: '/', element: null }], {
    getContext: async () => (await promise, new Map()) as never,
  })
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
  return { router, visited, arrive, fail: () => reject(new Error('offline')), lost: () => lost }
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
