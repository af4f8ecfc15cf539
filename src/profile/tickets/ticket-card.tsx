import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { BookingState } from '#contract/booking.ts'
import { formatInstant } from '#i18n/instant.ts'
import { formatDate } from '#i18n/plain-date.ts'
import styles from '#profile/profile-page.module.css'
import card from '#profile/tickets/ticket-card.module.css'
import { hasBegun, type TicketLine } from '#profile/tickets/ticket-line.ts'
import { Badge } from '#ui/badge.tsx'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

interface TicketCardProps {
  line: TicketLine
  /**
   * Text about a partly cancelled booking; `{gone}` stands for the names of the cancelled parts, such as seat numbers,
   * and `{count}` for their number. It is undefined for products whose bookings can't be cancelled in parts.
   */
  cancelled: MessageDescriptor | undefined
  /** Time at which the list was loaded, in ms since 1970. */
  now: number
}

/** Card of a ticket in a list; the whole card is a link to the ticket. */
export function TicketCard({ line, cancelled: said, now }: TicketCardProps) {
  const { language } = useSite()
  const { i18n } = useLingui()
  const { to, title, subtitle, image, date, time, roundTrip, pnr, price, state, cancelled, savedAt } = line
  const gone = cancelled.join(', ')
  const saved = savedAt && formatInstant(new Date(savedAt), language)
  return (
    <BoardingCard
      className={card.card}
      stub={
        <div className={styles.row}>
          {price !== null && (
            <span className={styles.large}>
              <Money amount={price} />
            </span>
          )}
          {pnr && (
            <span className={styles.muted} translate="no">
              PNR {pnr}
            </span>
          )}
        </div>
      }
    >
      <div className={image ? card.pictured : undefined}>
        {image && (
          <img src={image} alt="" width={800} height={600} loading="lazy" decoding="async" className={card.picture} />
        )}
        <div>
          <div className={styles.row}>
            <h3 className={styles.large}>
              <Link to={to} className={card.link}>
                {title.join(' → ')}
              </Link>
            </h3>
            {!(state === 'reserved' && hasBegun(line, new Date(now))) && <StateBadge state={state} />}
          </div>
          {subtitle && <p className={styles.muted}>{subtitle}</p>}
          <p>
            <time dateTime={time ? `${date}T${time}` : date}>
              {formatDate(date, 'long', language)} <strong>{time}</strong>
            </time>
            {roundTrip && (
              <span className={styles.muted}>
                {' · '}
                <Trans>Gidiş / Dönüş</Trans>
              </span>
            )}
          </p>
          {gone && said && (
            <p className={styles.muted}>{i18n._({ ...said, values: { count: cancelled.length, gone } })}</p>
          )}
          {saved && (
            <p className={styles.muted}>
              <Trans>{saved} tarihinde kaydedildi.</Trans>
            </p>
          )}
        </div>
      </div>
    </BoardingCard>
  )
}

/** Badge with the state of a booking; renders nothing if the state has no text, as for a ticketed booking. */
function StateBadge({ state }: { state: BookingState | null }) {
  const { t } = useLingui()
  const texts: Partial<Record<BookingState, string>> = {
    confirming: t`Ödeme doğrulanıyor`,
    issuing: t`Bilet hazırlanıyor`,
    declined: t`Ödeme onaylanmadı`,
    refunded: t`İade edildi`,
    cancelled: t`İptal edildi`,
    reserved: t`Henüz ödenmedi`,
  }
  const text = state && texts[state]
  return text ? <Badge tone="quiet">{text}</Badge> : null
}
