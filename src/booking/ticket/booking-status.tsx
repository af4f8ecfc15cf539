import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BookingAddresses } from '#booking/booking-addresses.ts'
import type { StatusWords } from '#booking/words/product-words.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { BookingState } from '#contract/booking.ts'
import styles from '#booking/ticket/booking-status.module.css'
import { KeepAsking } from '#booking/ticket/keep-asking.tsx'
import { MoneyAndLira } from '#booking/ticket/money-and-lira.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { moreIcons } from '#ui/more-icons.ts'

type Tone = 'success' | 'wait' | 'warning' | 'danger'

const untold = { tone: 'wait', icon: moreIcons.clock } as const

const looks: Record<BookingState, { tone: Tone; icon: IconName }> = {
  ticketed: { tone: 'success', icon: 'check' },
  issuing: { tone: 'wait', icon: moreIcons.clock },
  confirming: { tone: 'wait', icon: moreIcons.clock },
  unpaid: { tone: 'warning', icon: 'card' },
  declined: { tone: 'danger', icon: 'warning' },
  refunded: { tone: 'warning', icon: moreIcons.refund },
  expired: { tone: 'warning', icon: moreIcons.clock },
  cancelled: { tone: 'warning', icon: moreIcons.refund },
  reserved: { tone: 'success', icon: 'check' },
}

export interface BookingStatusProps {
  booking: AnyBooking
  /** Whether a copy of the booking is stored on this device. */
  kept: boolean
  addresses: BookingAddresses
  words: StatusWords
  /** Time at which the booking was loaded, in ms since 1970. */
  now: number
}

/**
 * Shows the status of the booking in plain language. In some states there is a button, to pay or to search again
 * (docs/product/booking.md#payment-states).
 */
export function BookingStatus({ booking, kept, addresses, words, now }: BookingStatusProps) {
  const { tone, icon } = booking.state ? looks[booking.state] : untold
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(booking.state)
  useEffect(() => {
    // After a cancellation, the dialog that had the focus and the button that opened it no longer exist, so the heading
    // gets the focus.
    const lost = document.activeElement === document.body
    if (lost && seen.current !== booking.state && booking.state === 'cancelled') heading.current?.focus()
    seen.current = booking.state
  }, [booking.state])
  const waits = booking.state === 'confirming' || booking.state === 'issuing'
  return (
    <section className={styles.status} data-tone={tone} aria-labelledby="booking-status">
      <span className={styles.badge} aria-hidden="true">
        <Icon name={icon} size={28} />
      </span>
      <div className={styles.words} role="status">
        <h2 id="booking-status" ref={heading} tabIndex={-1}>
          <Heading state={booking.state} neverPaid={booking.never_paid === true} />
        </h2>
        <p>
          <Explanation booking={booking} kept={kept} words={words} now={now} />
        </p>
      </div>
      <NextStep booking={booking} addresses={addresses} now={now} />
      {waits && <KeepAsking />}
    </section>
  )
}

function Heading({ state, neverPaid }: { state: BookingState | null; neverPaid: boolean }): ReactNode {
  switch (state) {
    case null:
      return <Trans>Biletiniz henüz düzenlenmedi</Trans>
    case 'ticketed':
      return <Trans>Biletiniz hazır</Trans>
    case 'issuing':
      return <Trans>Ödemeniz alındı, biletiniz düzenleniyor</Trans>
    case 'confirming':
      return <Trans>Bankanız ödemeyi onaylıyor</Trans>
    case 'unpaid':
      return <Trans>Ödeme henüz yapılmadı</Trans>
    case 'declined':
      return <Trans>Ödeme onaylanmadı</Trans>
    case 'refunded':
      return <Trans>Ödemeniz iade edildi</Trans>
    case 'expired':
      return <Trans>Rezervasyonun süresi doldu</Trans>
    case 'cancelled':
      return neverPaid ? <Trans>Rezervasyonunuz iptal edildi</Trans> : <Trans>Biletiniz iptal edildi</Trans>
    case 'reserved':
      return <Trans>Rezervasyonunuz yapıldı</Trans>
  }
}

type ExplanationProps = Pick<BookingStatusProps, 'booking' | 'kept' | 'words' | 'now'>

function Explanation({ booking, kept, words, now }: ExplanationProps): ReactNode {
  const { i18n } = useLingui()
  switch (booking.state) {
    case null:
      return (
        <Trans>
          Ödeme yaptıysanız yeniden ödemeyin: PNR kodunuz hazır olunca bu sayfada görünür. Henüz ödemediyseniz ödemeye
          devam edebilirsiniz.
        </Trans>
      )
    case 'ticketed':
      return i18n._(kept ? words.kept : words.ready)
    case 'issuing':
      return <Trans>Yeniden ödeme yapmayın. PNR kodunuz birazdan burada görünecek; bu sayfa kendini yeniler.</Trans>
    case 'confirming':
      return (
        <Trans>
          Yeniden ödeme yapmayın. Sonuç gelince bu sayfa kendini yeniler; sayfayı kapatsanız da işlem sürer.
        </Trans>
      )
    case 'unpaid':
      return i18n._(words.unpaid)
    case 'declined':
      return <Trans>Kartınızdan para çekilmedi. Aynı kartla ya da başka bir kartla yeniden deneyebilirsiniz.</Trans>
    case 'refunded':
      return i18n._(words.refunded)
    case 'expired':
      return i18n._(words.expired)
    case 'cancelled':
      return booking.never_paid ? (
        <Trans>Ödeme alınmamıştı; iade edilecek tutar yok.</Trans>
      ) : (
        <Trans>İade tutarının hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.</Trans>
      )
    case 'reserved':
      return <Owed booking={booking} words={words} now={now} />
  }
}

/**
 * Text for a reserved booking: the amount due and, for some products, who collects the amount. If the last payment was
 * refunded or the journey has begun, the text reports this fact and no amount. If the backend does not send
 * `pay_later`, the text says only that nothing was paid.
 */
function Owed({ booking, words, now }: Pick<BookingStatusProps, 'booking' | 'words' | 'now'>): ReactNode {
  const later = booking.pay_later
  if (later?.last_payment === 'refunded')
    return (
      <Trans>
        Rezervasyonunuz artık internetten ödenemiyor. Ödediğiniz tutar kartınıza iade edildi; hesabınıza geçmesi
        bankanıza göre birkaç gün sürebilir.
      </Trans>
    )
  if (!later) return <Trans>Ödeme alınmadı.</Trans>
  if (now >= Date.parse(later.until)) return <Trans>Bu rezervasyonun yolculuğu başladı.</Trans>
  const amount = <MoneyAndLira amount={later.amount} />
  return words.owed ? words.owed(amount) : <Trans>Ödenecek tutar: {amount}</Trans>
}

function NextStep({ booking, addresses, now }: Pick<BookingStatusProps, 'booking' | 'addresses' | 'now'>): ReactNode {
  const { session_unique: session, search_option: option } = booking
  const payment = addresses.payment(session)
  const searchAgain = option ? addresses.sharedSearch(option) : addresses.results(session)
  switch (booking.state) {
    case null:
    case 'unpaid':
      return (
        <ButtonLink to={payment} icon="card">
          <Trans>Ödemeye devam et</Trans>
        </ButtonLink>
      )
    case 'declined':
      return (
        <ButtonLink to={payment} icon="card">
          <Trans>Yeniden dene</Trans>
        </ButtonLink>
      )
    case 'refunded':
    case 'expired':
    case 'cancelled':
      return (
        <ButtonLink to={searchAgain} icon="search">
          <Trans>Yeniden ara</Trans>
        </ButtonLink>
      )
    case 'reserved':
      return booking.pay_later?.may_pay && now < Date.parse(booking.pay_later.until) ? (
        <ButtonLink to={payment} icon="card">
          <Trans>Şimdi çevrim içi öde</Trans>
        </ButtonLink>
      ) : null
    default:
      return null
  }
}
