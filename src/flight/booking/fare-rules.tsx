import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { CallLink } from '#booking/ticket/call-link.tsx'
import type { BookedItinerary } from '#contract/flight-booking.ts'
import styles from '#flight/booking/fare-rules.module.css'
import { AccordionItem } from '#ui/accordion.tsx'
import { Card } from '#ui/card.tsx'

interface FareRulesProps {
  outbound: BookedItinerary
  inbound: BookedItinerary | null
  ticketed: boolean
}

/**
 * Shows the change and cancellation rules of the outbound and the return flight, and who cancels or changes a ticket.
 */
export function FareRules({ outbound, inbound, ticketed }: FareRulesProps) {
  return (
    <Card title={<Trans>İptal ve değişiklik kuralları</Trans>} icon="info">
      <Rules title={inbound ? <Trans>Gidiş uçuşu</Trans> : <Trans>Uçuş kuralları</Trans>} info={outbound.info} />
      {inbound && <Rules title={<Trans>Dönüş uçuşu</Trans>} info={inbound.info} />}
      {ticketed && <HowToCancel />}
    </Card>
  )
}

/** Leads to the people who cancel and change flight tickets, because the API has no call for either. */
function HowToCancel() {
  const { contact_phone: phone } = useRootData().appInfo
  return (
    <div className={styles.how}>
      <p>
        {phone ? (
          <Trans>
            Biletinizi iptal ettirmek ya da değiştirmek için PNR kodunuzla <Link to="/contact/">bize yazın</Link> ya da
            çağrı merkezimizi arayın. Kesinti ya da ücreti önce söyleriz.
          </Trans>
        ) : (
          <Trans>
            Biletinizi iptal ettirmek ya da değiştirmek için PNR kodunuzla <Link to="/contact/">bize yazın</Link>.
            Kesinti ya da ücreti önce söyleriz.
          </Trans>
        )}
      </p>
      {phone && <CallLink phone={phone} />}
    </div>
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
