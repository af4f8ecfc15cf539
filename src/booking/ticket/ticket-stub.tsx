import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#booking/ticket/ticket-view.module.css'

interface TicketStubProps {
  pnr: string | null
  ticketed: boolean
  /** What else is asked for on the way, named. */
  facts: readonly { name: ReactNode; value: ReactNode }[]
}

/** The stub of a ticket: its PNR first. */
export function TicketStub({ pnr, ticketed, facts }: TicketStubProps) {
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
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
