import '#ui/bottom-bar.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import styles from '#activity/detail/reserve-bar.module.css'
import { ButtonLink } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'

interface Props {
  /** Lowest price for an adult in TRY; null if no price is known. */
  price: number | null
  /**
   * URL of the page on which date, party and package are chosen. If the link is pressed before hydration, or with Ctrl,
   * Shift or Command, this page opens instead of `ReservationPopup`.
   */
  to: string
  onPreload: () => void
  onReserve: () => void
}

/** Shows the lowest price per person and 'Rezervasyon yap': a bar at the bottom on phones, a card on wide screens. */
export function ReserveBar({ price, to, onPreload, onReserve }: Props) {
  const { t } = useLingui()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onReserve()
  }
  return (
    <div className={styles.bar} role="group" aria-label={t`Fiyat ve rezervasyon`} data-bottom-bar>
      {price !== null && (
        <p className={styles.price}>
          <span className={styles.per}>
            <Trans>Kişi başı en düşük</Trans>
          </span>
          <strong className={styles.amount}>
            <Money amount={price} />
          </strong>
        </p>
      )}
      <ButtonLink to={to} className={styles.reserve} onPointerEnter={onPreload} onClick={open}>
        <Trans>Rezervasyon yap</Trans>
      </ButtonLink>
    </div>
  )
}
