/** Tests when a page that stays open reloads its data for a new day. */
import { act } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rootRouteId, useRootData } from '#api/root-data.ts'
import { shouldRevalidate } from '#app/root-route.tsx'
import { useNewDay } from '#app/use-new-day.ts'
import { istanbulDay } from '#i18n/istanbul-clock.ts'
import { mount } from '#tests/support/mount.tsx'

const thursday = '2026-11-26'
const friday = '2026-11-27'
/** Half an hour before midnight in Europe/Istanbul. */
const lateThursday = new Date('2026-11-26T20:30:00Z')
const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: lateThursday })
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens the page on Thursday; `shown` is the date that it shows, `loads` counts how often its own data was loaded. */
async function opened(path: string) {
  const page = { shown: '', loads: 0 }
  function Probe() {
    const { today } = useRootData()
    page.shown = today
    useNewDay(today)
    return null
  }
  const screen: RouteObject = { id: 'screen', path: '*', loader: () => (page.loads += 1), element: null }
  const root = { Component: Probe, loader: () => ({ today: istanbulDay(new Date()) }), children: [screen] }
  const router = createMemoryRouter([{ id: rootRouteId, ...root, shouldRevalidate }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [rootRouteId]: { today: thursday }, screen: 0 } },
  })
  const unmount = await mount(<RouterProvider router={router} />)
  return { page, router, unmount }
}

const show = (visibilityState: string) => {
  Object.assign(document, { visibilityState })
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}
const pass = (duration: number) => act(async () => void vi.advanceTimersByTime(duration))

test('a page that is shown again on the next day shows that day', async () => {
  const { page, unmount } = await opened('/')
  await show('hidden')
  await pass(hour)
  expect(page.shown).toBe(thursday)
  await show('visible')
  expect(page).toEqual({ shown: friday, loads: 1 })
  await unmount()
})

test('so does a page that the browser shows from its back/forward cache', async () => {
  const { page, unmount } = await opened('/')
  vi.setSystemTime(lateThursday.getTime() + hour)
  await act(async () => void window.dispatchEvent(new Event('pageshow')))
  expect(page.shown).toBe(friday)
  await unmount()
})

test('a page that stays visible shows the new day after midnight, once there is a network', async () => {
  const { page, unmount } = await opened('/')
  await pass(hour / 2 - 1000)
  expect(page.shown).toBe(thursday)
  vi.stubGlobal('navigator', { onLine: false })
  await pass(hour)
  expect(page.shown).toBe(thursday)
  vi.stubGlobal('navigator', { onLine: true })
  await pass(60_000)
  expect(page).toEqual({ shown: friday, loads: 1 })
  await unmount()
})

test.each([
  ['/?to=ESB', thursday],
  ['/?tab=bus', friday],
])('home at %s shows %s: a form that the URL fills in is not filled in anew', async (path, day) => {
  const { page, unmount } = await opened(path)
  await pass(2 * hour)
  expect(page.shown).toBe(day)
  await unmount()
})

test('a payment page is not reloaded, and other reloads concern the root only on a new day', async () => {
  const { page, router, unmount } = await opened('/flight/payment/')
  await pass(2 * hour)
  await show('visible')
  await act(() => router.revalidate())
  expect(page).toEqual({ shown: thursday, loads: 1 })
  await unmount()
})
