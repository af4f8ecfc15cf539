import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useRootData } from '#app/root-data.ts'
import styles from '#home/home-sections.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

/** Popular destinations; each fills in the arrival of the search. */
export function Destinations() {
  const { appInfo } = useRootData()
  return (
    <section aria-labelledby="destinations">
      <h2 id="destinations" className={styles.heading}>
        <Trans>Popüler varışlar</Trans>
      </h2>
      <ul className={styles.destinations}>
        {appInfo.constants.flight.popular_airports.slice(0, 8).map((airport) => (
          <li key={airport.id}>
            <Link to={`/?to=${airport.code}`} className={styles.destination}>
              <span className={styles.code} aria-hidden="true">
                {airport.code}
              </span>
              <span className={styles.city}>{airport.city}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way to a ticket that was bought already. */
export function PnrCard() {
  return (
    <Link to="/flight/check-pnr/" className={styles.pnr}>
      <Icon name="ticket" size={28} />
      <span>
        <strong>
          <Trans>Biletiniz var mı?</Trans>
        </strong>
        <span className={styles.note}>
          <Trans>PNR ve soyadınızla rezervasyonunuzu açın.</Trans>
        </span>
      </span>
      <Icon name="chevron" size={20} className={styles.onward ?? ''} />
    </Link>
  )
}

/** What a traveller can count on here; each is kept by the product. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      <PromiseLine icon="card">
        <Trans>Gördüğünüz toplam, ödediğiniz tutardır.</Trans>
      </PromiseLine>
      <PromiseLine icon="lock">
        <Trans>Kart bilgileriniz saklanmaz; ödeme 3D Secure ile onaylanır.</Trans>
      </PromiseLine>
      <PromiseLine icon="download">
        <Trans>Biletiniz telefonunuza kaydedilir, internetsiz de açılır.</Trans>
      </PromiseLine>
    </ul>
  )
}

function PromiseLine({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className={styles.promise}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </li>
  )
}
