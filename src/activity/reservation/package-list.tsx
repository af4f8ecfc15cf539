import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { FormProps } from 'react-router'
import { PackageCard } from '#activity/reservation/package-card.tsx'
import type { Packages } from '#activity/reservation/packages-data.ts'
import styles from '#activity/reservation/reservation.module.css'
import { Notice } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface Props {
  packages: Packages | undefined
  loading: boolean
  /** Product ID of the chosen package while the reply to the choice is awaited; otherwise null. */
  selecting: string | null
  /** Time at which the page was loaded, in ms since 1970. */
  now: number
  as: ComponentType<FormProps>
  action: string
}

/**
 * Lists the packages for the chosen date and party, or shows that they are loading, that there are none, or that
 * loading failed.
 */
export function PackageList({ packages, loading, selecting, now, as, action }: Props) {
  const { t } = useLingui()
  if (loading) {
    return (
      <div className={styles.packages} role="status" aria-label={t`Paketler aranıyor…`}>
        <Skeleton height="9rem" radius="var(--radius-l)" />
        <Skeleton height="9rem" radius="var(--radius-l)" />
      </div>
    )
  }
  if (packages === undefined || packages.kind === 'refused') return null
  if (packages.kind === 'failed') {
    const { message, unreachable } = packages
    return (
      <Notice tone="danger" live>
        {message ?? (unreachable ? t`İnternet bağlantınızı kontrol edip yeniden deneyin.` : t`Bir hata oluştu`)}
      </Notice>
    )
  }
  const { price_packages: found, sold_out: soldOut, organization, session_unique: session } = packages.results
  if (found.length === 0 || organization === null) {
    return (
      <EmptyState
        icon="balloon"
        title={t`Paket bulunamadı`}
        text={t`Bu tarih ve kişi sayısı için yer yok. Başka bir tarih ya da daha az kişi deneyin.`}
      />
    )
  }
  return (
    <>
      <ul className={styles.packages} aria-label={t`Paketler`}>
        {found.map((one) => (
          <PackageCard
            key={one.product_id}
            offer={one}
            organization={organization.id}
            session={session}
            now={now}
            pending={selecting === one.product_id}
            as={as}
            action={action}
          />
        ))}
      </ul>
      {soldOut.length > 0 && (
        <p className={styles.hint}>
          <Trans>Yeterli yeri kalmayan paketler: {soldOut.map(({ name }) => name).join(', ')}</Trans>
        </p>
      )}
    </>
  )
}
