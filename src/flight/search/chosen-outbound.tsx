import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import type { ChosenFlight } from '#flight/search/flight-search-data.ts'
import { withoutOutbound } from '#flight/search/flight-search-data.ts'
import styles from '#flight/search/chosen-outbound.module.css'
import { fareOf } from '#flight/search/fares.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Money } from '#ui/money.tsx'

/** Shows the chosen outbound flight and its price on one line, with the link 'Değiştir', which undoes the choice. */
export function ChosenOutbound({ chosen }: { chosen: ChosenFlight }) {
  const { t } = useLingui()
  const outboundList = withoutOutbound(useLocation())
  const { item } = chosen
  const { departure, arrival, airline } = item
  const fare = fareOf(item, chosen.fare)
  return (
    <section className={styles.chosen} aria-label={t`Gidiş uçuşunuz`}>
      <Icon name="check" size={20} className={styles.check} />
      <p className={styles.flight}>
        <strong>
          {departure.time} {departure.airport.code} – {arrival.time} {arrival.airport.code}
        </strong>{' '}
        <span className={styles.carrier}>
          {airline.name}
          {fare && ` · ${fare.name}`}
        </span>{' '}
        <span>
          <Money amount={chosen.total} />
        </span>
      </p>
      <ButtonLink to={outboundList} variant="quiet" size="small">
        <Trans>Değiştir</Trans>
      </ButtonLink>
    </section>
  )
}
