import { Trans, useLingui } from '@lingui/react/macro'
import { useDuration } from '#ui/use-duration.ts'
import type { BookedItinerary, BookedTransfer } from '#contract/flight-booking.ts'
import line from '#booking/payment/booked-journey.module.css'
import { BookedPath } from '#booking/payment/booked-path.tsx'
import styles from '#flight/payment/booked-flight-card.module.css'
import { AirlineMark } from '#flight/search/airline-mark.tsx'
import { useFareTerms } from '#flight/use-fare-terms.ts'
import { minutesOf } from '#contract/duration.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { AccordionItem } from '#ui/accordion.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'
import { Still } from '#ui/still.tsx'

/** Shows one direction of a booking: route, date, flights and the terms of the fare. */
export function BookedFlightCard({
  itinerary,
  direction,
}: {
  itinerary: BookedItinerary
  direction: 'outbound' | 'return'
}) {
  const { t } = useLingui()
  const { language } = useSite()
  const { info, transfers } = itinerary
  const outbound = direction === 'outbound'
  return (
    <Card
      title={outbound ? t`Gidiş Uçuşu` : t`Dönüş Uçuşu`}
      icon={outbound ? 'plane-takeoff' : 'plane-landing'}
      aside={
        <span className={classNames(line.day, styles.day)}>{formatDate(info.departure_date, 'short', language)}</span>
      }
    >
      <ol className={styles.flights}>
        {transfers.map((transfer) => (
          <Flight key={`${transfer.flight_number} ${transfer.departure_date}`} transfer={transfer} />
        ))}
      </ol>
      <Still of={info}>{() => <FareLine info={info} />}</Still>
      <Policies info={info} />
    </Card>
  )
}

function Flight({ transfer }: { transfer: BookedTransfer }) {
  const words = useDuration()
  const wait = transfer.stand_by_duration && words(minutesOf(transfer.stand_by_duration))
  const duration = words(minutesOf(transfer.fly_duration))
  const { airline, departure_airport: from, arrival_airport: to } = transfer
  return (
    <li className={styles.flight}>
      {wait && (
        <p className={styles.layover}>
          <Icon name={moreIcons.clock} size={16} />
          <span>
            <Trans>
              {from.city} ({from.code}) aktarması: {wait}
            </Trans>
          </span>
        </p>
      )}
      <Still of={transfer} className={styles.journey}>
        {() => (
          <>
            <Stop code={from.code} name={from.city} time={transfer.departure_time} date={transfer.departure_date} />
            <BookedPath icon="plane" size={16} iconClassName={styles.plane} />
            <Stop code={to.code} name={to.city} time={transfer.arrival_time} date={transfer.arrival_date} />
          </>
        )}
      </Still>
      <p className={classNames(line.carrier, styles.carrier)}>
        <AirlineMark airline={airline} size={20} />
        <span>{`${airline.name} · ${transfer.flight_number} · ${transfer.fly_class} · ${duration}`}</span>
      </p>
    </li>
  )
}

function Stop({ code, name, time, date }: { code: string; name: string; time: string; date: string }) {
  return (
    <span className={line.stop}>
      <time dateTime={`${date}T${time}`} className={classNames(line.time, styles.time)}>
        {time}
      </time>
      <span>
        <strong>{code}</strong> <span className={line.place}>{name}</span>
      </span>
    </span>
  )
}

function FareLine({ info }: Pick<BookedItinerary, 'info'>) {
  const { name, hand_luggage_allowance: hand, luggage_allowance: luggage } = info.alternative_price
  const terms = useFareTerms(info.alternative_price)
  return (
    <ul className={styles.fare}>
      <li>
        <Icon name="ticket" size={16} />
        {name}
      </li>
      {hand && (
        <li>
          <Icon name={moreIcons.handbag} size={16} />
          <Trans>Kabin {hand} kg</Trans>
        </li>
      )}
      <li>
        <Icon name={moreIcons.luggage} size={16} />
        {luggage ? <Trans>Bagaj {luggage} kg</Trans> : <Trans>Bagaj dahil değil</Trans>}
      </li>
      <li>
        <Icon name={moreIcons.refund} size={16} />
        {terms.cancel}
      </li>
      <li>
        <Icon name={moreIcons.change} size={16} />
        {terms.change}
      </li>
    </ul>
  )
}

function Policies({ info }: Pick<BookedItinerary, 'info'>) {
  const texts = [...info.cancelation_policies_texts, ...info.change_policies_texts]
  if (texts.length === 0) return null
  return (
    <AccordionItem summary={<Trans>İptal ve değişiklik koşulları</Trans>} className={styles.policies}>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </AccordionItem>
  )
}
