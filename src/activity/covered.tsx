import { Trans } from '@lingui/react/macro'
import { Term, Terms } from '#booking/terms.tsx'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { AccordionItem } from '#ui/accordion.tsx'

/** Two disclosure sections: what the price of a booking includes, and what travellers should bring or know. */
export function Covered({ booking }: { booking: Pick<ActivityBooking, 'package' | 'services' | 'notes'> }) {
  const { package: bought, services, notes } = booking
  const included = new Set([...(bought?.services ?? []), ...services].map(({ name }) => name))
  return (
    <>
      {included.size > 0 && (
        <AccordionItem summary={<Trans>Fiyata neler dahil?</Trans>}>
          <Terms>
            {[...included].map((name) => (
              <Term key={name} icon="check">
                {name}
              </Term>
            ))}
          </Terms>
        </AccordionItem>
      )}
      {notes.length > 0 && (
        <AccordionItem summary={<Trans>Bilmeniz gerekenler</Trans>}>
          <Terms>
            {notes.map((note) => (
              <Term key={note} icon="info">
                {note}
              </Term>
            ))}
          </Terms>
        </AccordionItem>
      )}
    </>
  )
}

/** Lists costs that are paid on the spot because the price does not include them; renders nothing if there are none. */
export function NotCovered({ costs }: { costs: readonly string[] }) {
  if (costs.length === 0) return null
  return (
    <Term icon="info">
      <Trans>
        <strong>Fiyata dahil değil:</strong> {costs.join(', ')}
      </Trans>
    </Term>
  )
}
