import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedCoupon } from '#contract/account.ts'
import { formatDate } from '#i18n/plain-date.ts'
import styles from '#profile/profile-page.module.css'
import { Badge } from '#ui/badge.tsx'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

/** Card of a coupon in the style of a ticket: code, expiry date and discount. */
export function CouponCard({ coupon }: { coupon: SavedCoupon }) {
  const { t } = useLingui()
  const { language } = useSite()
  const { code, value, active } = coupon
  const day = formatDate(coupon.expried_date, 'long', language)
  return (
    <BoardingCard
      aria-label={t`Kupon ${code}`}
      stub={
        <p className={styles.large}>
          <Money amount={value} />
        </p>
      }
    >
      <div className={styles.row}>
        <strong translate="no">{code}</strong>
        {active ? (
          <Badge tone="success">
            <Trans>Kullanılabilir</Trans>
          </Badge>
        ) : (
          <Badge tone="quiet">
            <Trans>Kullanıldı ya da süresi doldu</Trans>
          </Badge>
        )}
      </div>
      <p className={styles.muted}>
        <Trans>Son kullanma: {day}</Trans>
      </p>
    </BoardingCard>
  )
}
