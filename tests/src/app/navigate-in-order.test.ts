// @vitest-environment node
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { navigateInOrder } from '#app/navigate-in-order.ts'

/** A router whose services arrive when `arrive` is called. */
function start() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let loaded = false
  const router = createMemoryRouter([{ path: '/', element: null }], {
    getContext: async () => (await promise, new Map()) as never,
  })
  navigateInOrder(router, { loaded: () => loaded, load: () => promise })
  const visited: string[] = []
  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state === 'idle') visited.push(`${historyAction} ${location.search}`)
  })
  const arrive = () => {
    loaded = true
    resolve()
  }
  return { router, visited, arrive }
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
