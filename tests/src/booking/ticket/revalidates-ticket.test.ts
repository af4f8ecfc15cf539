// @vitest-environment node
import { createMemoryRouter, data } from 'react-router'
import { expect, test, vi } from 'vitest'
import { revalidatesTicket } from '#booking/ticket/ticket-page.tsx'

/** Posts a form to `to` while a ticket is shown; returns how often the ticket is then loaded. */
async function loadsAfter(status: number, to = '/ticket') {
  const load = vi.fn<() => null>(() => null)
  const action = () => data({ problem: '?' }, { status })
  const router = createMemoryRouter(
    [
      { path: '/ticket', loader: load, action, shouldRevalidate: revalidatesTicket },
      { path: '/install-offered/', action },
    ],
    { initialEntries: ['/ticket'], hydrationData: { loaderData: { '0': null } } },
  )
  const form = { formMethod: 'post', formData: new FormData() } as const
  if (to === '/ticket') await router.navigate(to, form)
  else await router.fetch('offer', '0', to, form)
  return load.mock.calls.length
}

test('a ticket that can not be cancelled as it was shown is loaded anew', async () => {
  expect(await loadsAfter(409)).toBe(1)
})

test('a ticket is loaded after a quote, and not after a form that tells nothing new of it', async () => {
  expect(await loadsAfter(200)).toBe(1)
  expect(await Promise.all([400, 403, 429, 503].map((status) => loadsAfter(status)))).toEqual([0, 0, 0, 0])
})

test('the report that the offer to install was shown loads no ticket', async () => {
  for (const status of [200, 409]) expect(await loadsAfter(status, '/install-offered/')).toBe(0)
})
