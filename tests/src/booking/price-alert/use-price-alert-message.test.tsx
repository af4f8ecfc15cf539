// @vitest-environment node
import { expect, test } from 'vitest'
import type { RootData } from '#api/root-data.ts'
import { usePriceAlertMessage } from '#booking/price-alert/use-price-alert-message.ts'
import { render } from '#tests/support/render-part.tsx'

function Told() {
  return usePriceAlertMessage()({ outcome: 'duplicate' })?.message
}

test('a second alert for a search is refused with what a guest can do about one that was stopped', () => {
  // The message must not tell a stranger whether an e-mail address has a stopped alert. So the advice for owners of
  // stopped alerts is always given.
  expect(render(<Told />, { root: { user: null } }).words).toBe(
    'Bu arama için zaten daha önce bir fiyat alarmı oluşturdunuz. Durdurduysanız başka bir e-posta adresi ya da telefonla yenisini oluşturabilirsiniz.',
  )
})

test('a user is told to resume a stopped alert in the account', () => {
  const user = { username: 'demo' } as RootData['user']
  expect(render(<Told />, { root: { user } }).words).toContain('Fiyat Alarmlarım sayfasından sürdürebilirsiniz.')
})
