import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#booking/ticket/ticket-view.module.css'

interface TicketStubProps {
  pnr: string | null
  ticketed: boolean
  /** Further labelled facts that travellers are asked for, such as gate or seat. */
  facts: readonly { name: ReactNode; value: ReactNode }[]
}

/** The stub of a ticket, with its PNR first. */
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
