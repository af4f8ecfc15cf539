// @vitest-environment node
import { expect, test } from 'vitest'
import { SavedNotice } from '#booking/saved-notice.tsx'
import { render } from '#tests/support/render-part.tsx'

// The connection may be back without the browser's `online` event, for example after a sign-in to a wireless network.
test.each([true, false])(
  'a stored copy can be loaded anew by a button, if the gateway was unreachable: %s',
  (unreachable) => {
    const { words } = render(<SavedNotice savedAt="2026-11-21T08:00:00Z" unreachable={unreachable} />)
    expect(words).toContain('Yeniden dene')
  },
)
