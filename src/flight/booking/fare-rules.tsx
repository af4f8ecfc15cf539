import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BookedItinerary } from '#contract/flight-booking.ts'
import styles from '#flight/booking/fare-rules.module.css'
import { AccordionItem } from '#ui/accordion.tsx'
import { Card } from '#ui/card.tsx'

/** Shows the change and cancellation rules of the outbound and the return flight. */
export function FareRules({ outbound, inbound }: { outbound: BookedItinerary; inbound: BookedItinerary | null }) {
  return (
    <Card title={<Trans>İptal ve değişiklik kuralları</Trans>} icon="info">
      <Rules title={inbound ? <Trans>Gidiş uçuşu</Trans> : <Trans>Uçuş kuralları</Trans>} info={outbound.info} />
      {inbound && <Rules title={<Trans>Dönüş uçuşu</Trans>} info={inbound.info} />}
    </Card>
  )
}

function Rules({ title, info }: { title: ReactNode; info: BookedItinerary['info'] }) {
  const texts = [...info.cancelation_policies_texts, ...info.change_policies_texts]
  if (texts.length === 0) return null
  return (
    <AccordionItem summary={title}>
      <ul className={styles.rules}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </AccordionItem>
  )
}
