// @vitest-environment node
import { expect, test } from 'vitest'
import { CancelDialog } from '#booking/cancelling/cancel-dialog.tsx'
import { RefundAmounts } from '#booking/cancelling/refund-amounts.tsx'
import { seatWords } from '#bus/booking/cancellation-card.tsx'
import type { CancelReply } from '#contract/cancelling.ts'
import type { User } from '#contract/frame.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import { lira } from '#i18n/money.ts'
import { busSession, cancelQuote } from '#tests/support/bus-booking.ts'
import { render } from '#tests/support/render-part.tsx'
import { SiteContext } from '#ui/site.ts'

const action = `/bus/booking/detail/${busSession}/`

const stranger: User = {
  username: 'baskasi@ufuk.example',
  first_name: 'Can Ali',
  last_name: 'Öztürk',
  email: 'baskasi@ufuk.example',
  phone_code: '90',
  phone: '5321234567',
  settings: defaultUserInfo,
}

function dialog(asked: Partial<CancelReply>, user: User | null = null) {
  return render(
    <CancelDialog
      words={seatWords}
      action={action}
      quote={{ ...cancelQuote, ...asked }}
      problem={null}
      typed={{ pnr: '', surname: '' }}
      pending={false}
      onClose={() => undefined}
    />,
    { root: { user } },
  )
}

test('the ticket of an account leads others to the sign-in, and back to the ticket', () => {
  const { words, html } = dialog({ needs_proof: false, needs_sign_in: true })
  expect(words).toContain('Bu bilet bir hesapla alındı')
  expect(html).toContain(`/auth/login/?returnTo=${encodeURIComponent(action)}`)
  expect(words).not.toContain('PNR kodu')
  expect(words).not.toContain('İptal et ve iade al')
})

test('who is signed in to another account is told to sign out first, and can', () => {
  const { words, html } = dialog({ needs_proof: false, needs_sign_in: true }, stranger)
  expect(words).toContain('Bu bilet başka bir hesapla alındı')
  expect(words).toContain('Çıkış yap')
  const signOut = /<form [^>]*action="\/auth\/logout\/"[^>]*>/.exec(html)?.[0]
  const id = / id="([^"]+)"/.exec(signOut ?? '')?.[1]
  expect(signOut).toContain('method="post"')
  expect(html).toContain(`form="${id}"`)
  expect(html).not.toContain('/auth/login/')
  expect(words).not.toContain('İptal et ve iade al')
})

test('its buyer confirms at once, and a guest is asked for PNR and surname', () => {
  const own = dialog({ needs_proof: false, needs_sign_in: false }).words
  expect(own).toContain('İptal et ve iade al')
  expect(own).not.toContain('PNR kodu')
  const guest = dialog({ needs_proof: true }).words
  expect(guest).toContain('PNR kodu')
  expect(guest).toContain('İptal et ve iade al')
})

test('seats that are cancelled alone are named, and so are those that stay', () => {
  const { words, html } = dialog({ seats: ['13'], staying: ['12'], paid: 425, fee: 42.5, refund_total: 382.5 })
  expect(words).toContain('13 numaralı koltuk iptal edilecek. Biletiniz 12 için geçerli kalacak.')
  expect(words).toMatch(/Ödenen tutar 425,00 ₺ .*Kesinti -42,50 ₺ .*Kartınıza iade 382,50 ₺/)
  expect(html).toContain('name="seats" value="13"')
})

test('the refund is told in lira too where prices are in another currency', () => {
  const amounts = { paid: 425, fee: 42.5, refund_total: 382.5 }
  const words = (code: string, value: number) =>
    render(
      <SiteContext
        value={{ name: 'Ufuk', origin: '', language: 'tr', currency: { ...lira, code, icon: code, value }, menu: null }}
      >
        <RefundAmounts {...amounts} refunded />
      </SiteContext>,
    ).words
  expect(words('EUR', 40)).toMatch(/Ödenen tutar 10,62 EUR Kesinti -1,06 EUR Kartınıza iade 9,56 EUR \(382,50 ₺\) /)
  expect(words('TRY', 1)).not.toContain('(')
})
