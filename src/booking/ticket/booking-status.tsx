import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { BookingState } from '#contract/booking.ts'
import styles from '#booking/ticket/booking-status.module.css'
import { KeepAsking } from '#booking/ticket/keep-asking.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

type Tone = 'success' | 'wait' | 'warning' | 'danger'

const untold = { tone: 'wait', icon: 'clock' } as const

const looks: Record<BookingState, { tone: Tone; icon: IconName }> = {
  ticketed: { tone: 'success', icon: 'check' },
  issuing: { tone: 'wait', icon: 'clock' },
  confirming: { tone: 'wait', icon: 'clock' },
  unpaid: { tone: 'warning', icon: 'card' },
  declined: { tone: 'danger', icon: 'warning' },
  refunded: { tone: 'warning', icon: 'refund' },
  expired: { tone: 'warning', icon: 'clock' },
  cancelled: { tone: 'warning', icon: 'refund' },
}

interface BookingStatusProps {
  booking: AnyBooking
  /** Whether a copy of the booking is stored on this device. */
  kept: boolean
  addresses: BookingAddresses
}

/** Plain-language status of the booking and the next step (docs/product/booking.md#payment-states). */
export function BookingStatus({ booking, kept, addresses }: BookingStatusProps) {
  const { tone, icon } = booking.state ? looks[booking.state] : untold
  const waits = booking.state === 'confirming' || booking.state === 'issuing'
  return (
    <section className={styles.status} data-tone={tone} aria-labelledby="booking-status">
      <span className={styles.badge} aria-hidden="true">
        <Icon name={icon} size={28} />
      </span>
      <div className={styles.words} role="status">
        <h2 id="booking-status">
          <Heading state={booking.state} />
        </h2>
        <p>
          <Explanation state={booking.state} kept={kept} />
        </p>
      </div>
      <NextStep booking={booking} addresses={addresses} />
      {waits && <KeepAsking />}
    </section>
  )
}

function Heading({ state }: { state: BookingState | null }): ReactNode {
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
      return <Trans>Biletiniz iptal edildi</Trans>
  }
}

function Explanation({ state, kept }: { state: BookingState | null; kept: boolean }): ReactNode {
  switch (state) {
    case null:
      return (
        <Trans>
          Ödeme yaptıysanız yeniden ödemeyin: PNR kodunuz hazır olunca bu sayfada görünür. Henüz ödemediyseniz ödemeye
          devam edebilirsiniz.
        </Trans>
      )
    case 'ticketed':
      return kept ? (
        <Trans>İyi yolculuklar! Biletiniz bu cihaza kaydedildi, internet olmadan da açılır.</Trans>
      ) : (
        <Trans>İyi yolculuklar! Biletinizi PNR kodu ve soyadınızla istediğiniz zaman açabilirsiniz.</Trans>
      )
    case 'issuing':
      return <Trans>Yeniden ödeme yapmayın. PNR kodunuz birazdan burada görünecek; bu sayfa kendini yeniler.</Trans>
    case 'confirming':
      return (
        <Trans>
          Yeniden ödeme yapmayın. Sonuç gelince bu sayfa kendini yeniler; sayfayı kapatsanız da işlem sürer.
        </Trans>
      )
    case 'unpaid':
      return <Trans>Koltuklarınız kısa bir süre sizin için tutuluyor. Kartınızdan para çekilmedi.</Trans>
    case 'declined':
      return <Trans>Kartınızdan para çekilmedi. Aynı kartla ya da başka bir kartla yeniden deneyebilirsiniz.</Trans>
    case 'refunded':
      return (
        <Trans>
          Biletiniz düzenlenemedi: ödemeniz ulaştığında yer kalmamış ya da kalkış saati geçmişti. Tutarın tamamı
          kartınıza iade edildi; hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.
        </Trans>
      )
    case 'expired':
      return <Trans>Ödeme yapılmadığı için koltuklar serbest bırakıldı. Kartınızdan para çekilmedi.</Trans>
    case 'cancelled':
      return <Trans>İade tutarının hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.</Trans>
  }
}

function NextStep({ booking, addresses }: Omit<BookingStatusProps, 'kept'>): ReactNode {
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
    default:
      return null
  }
}
