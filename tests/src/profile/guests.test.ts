// @vitest-environment node
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { loader as bills } from '#profile/bills/bills-route.tsx'
import { loader as coupons } from '#profile/coupons/coupons-route.tsx'
import { loader as passengers } from '#profile/passengers/passengers-route.tsx'
import { loader as passkeys } from '#profile/passkeys/passkeys-route.tsx'
import { loader as password } from '#profile/password/password-route.tsx'
import { loader as alerts } from '#profile/price-alerts/price-alerts-route.tsx'
import { loader as profile } from '#profile/profile-route.tsx'
import { loader as tickets } from '#profile/tickets/tickets-route.tsx'
import { routeArgs } from '#tests/support/route-args.ts'

const pages: [string, (args: LoaderFunctionArgs) => unknown][] = [
  ['/profile/', profile],
  ['/profile/passengers/?edit=new', passengers],
  ['/profile/bills/', bills],
  ['/profile/coupons/', coupons],
  ['/profile/password/', password],
  ['/profile/tickets/?tab=bus', tickets],
  ['/profile/price_alerts/', alerts],
  ['/profile/passkeys/', passkeys],
]

async function redirectOf(run: () => unknown): Promise<string | null> {
  try {
    await run()
    return null
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : null
  }
}

test('a guest is led by a document, whose frame knows of nobody', async () => {
  const { args } = routeArgs('/profile/', {})
  const thrown: unknown = await Promise.resolve(profile(args)).catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('X-Remix-Reload-Document')).toBe('true')
})

test.each(pages)('%s sends a guest to sign in and back, and asks the gateway nothing', async (path, load) => {
  const { args, calls } = routeArgs(path, {})
  expect(await redirectOf(() => load(args))).toBe(`/auth/login/?returnTo=${encodeURIComponent(path)}`)
  expect(calls).toEqual([])
})
