import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { type Fact, FactLines } from '#booking/ticket/fact-lines.tsx'
import styles from '#booking/ticket/ticket-view.module.css'
import { BoardingCard } from '#ui/boarding-card.tsx'

interface StubProps {
  pnr: string | null
  ticketed: boolean
  /**
   * Facts that staff want to know from travellers, such as seats or start time. They are shown on the stub of the
   * boarding pass, after the PNR.
   */
  facts: readonly Fact[]
}

interface TicketPassProps extends StubProps {
  /**
   * Renders the main part of the boarding pass. Its heading must have the ID `headingId`, because the heading is the
   * accessible name of the boarding pass.
   */
  children: (headingId: string) => ReactNode
}

/** Ticket as a boarding pass, with PNR and facts on the stub. */
export function TicketPass({ children, ...stub }: TicketPassProps) {
  const heading = useId()
  return (
    <BoardingCard as="section" aria-labelledby={heading} stub={<Stub {...stub} />}>
      {children(heading)}
    </BoardingCard>
  )
}

function Stub({ pnr, ticketed, facts }: StubProps) {
  return (
    <dl className={styles.stub}>
      <div>
        <dt>PNR</dt>
        {pnr ? (
          <dd className={styles.pnr} translate="no">
            {pnr}
          </dd>
        ) : (
          <dd>{ticketed ? '-' : <Trans>Henüz yok</Trans>}</dd>
        )}
      </div>
      <FactLines facts={facts} />
    </dl>
  )
}
