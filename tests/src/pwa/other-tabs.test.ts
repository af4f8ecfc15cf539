// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { followSignOuts } from '#pwa/other-tabs.ts'

test('a sign-out loads the personal screens of the other tabs anew, and nothing else', async () => {
  const tab = (path: string) => ({ path: () => path, reload: vi.fn<() => void>() })
  const [own, profile, search, corporate] = ['/profile/', '/profile/bills/', '/flight/search/', '/profile-of-us/'].map(
    tab,
  )
  const told = followSignOuts(own)
  for (const other of [profile, search, corporate]) followSignOuts(other)
  told()
  await vi.waitFor(() => expect(profile?.reload).toHaveBeenCalledOnce())
  for (const other of [own, search, corporate]) expect(other?.reload).not.toHaveBeenCalled()
})
