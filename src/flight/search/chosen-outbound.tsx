import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import type { ChosenFlight } from '#flight/search/flight-search-data.ts'
import { withoutOutbound } from '#flight/search/flight-search-data.ts'
import styles from '#flight/search/chosen-outbound.module.css'
import { fareOf } from '#flight/search/fares.ts'
import { ItineraryLine } from '#flight/search/itinerary-line.tsx'
import { formatDate } from '#i18n/plain-date.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

/** The chosen outbound flight with its price and the link 'Değiştir', which clears the choice. */
export function ChosenOutbound({ chosen }: { chosen: ChosenFlight }) {
  const { t } = useLingui()
  const { language } = useSite()
  const outboundList = withoutOutbound(useLocation())
  const fare = fareOf(chosen.item, chosen.fare)
  return (
    <Card
      title={t`Gidiş uçuşunuz`}
      icon="check"
      aside={<span className={styles.day}>{formatDate(chosen.item.departure.date, 'short', language)}</span>}
    >
      <ItineraryLine itinerary={chosen.item} />
      <div className={styles.foot}>
        <p className={styles.price}>
          <Money amount={chosen.total} />
          {fare && <span className={styles.fare}>{fare.name}</span>}
        </p>
        <ButtonLink to={outboundList} variant="secondary" size="small" icon="change">
          <Trans>Değiştir</Trans>
        </ButtonLink>
      </div>
    </Card>
  )
}
