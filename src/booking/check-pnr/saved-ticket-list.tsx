import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#booking/check-pnr/check-pnr-page.module.css'
import type { KeptLine } from '#booking/check-pnr/kept-line.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

/** Lists the tickets saved on this device, which can be opened offline. */
export function SavedTicketList({ lines, title }: { lines: KeptLine[]; title?: ReactNode }) {
  const { language } = useSite()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="saved-tickets" className={styles.saved}>
      <h2 id="saved-tickets">{title ?? <Trans>Bu cihazdaki biletler</Trans>}</h2>
      <ul className={styles.tickets}>
        {lines.map(({ address, pnr, from, to, date, time }) => (
          <li key={address}>
            <Link to={address} className={styles.ticket}>
              <span className={styles.codes}>{to ? `${from.code} → ${to.code}` : from.code}</span>
              <span className={styles.when}>
                {formatDate(date, 'short', language)} {time}
              </span>
              <span className={styles.cities}>{to ? `${from.city} – ${to.city}` : from.city}</span>
              <span className={styles.pnr} translate="no">
                {pnr}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
