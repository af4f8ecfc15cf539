import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#booking/ticket/passengers.module.css'
import { Still } from '#ui/still.tsx'

export interface PassengerFact {
  key: string
  name: ReactNode
  /** Value of a passenger's detail; an empty one is rendered as a dash. */
  value: ReactNode
}

export interface ListedPassenger {
  name: string
  /** Passenger type or seat, shown beside the name. */
  aside: ReactNode
  facts: PassengerFact[]
}

interface PassengerListProps {
  passengers: readonly ListedPassenger[]
  /** The loaded tickets that the list is made of. */
  tickets: readonly unknown[]
}

/** 'Yolcular': one card per passenger; renders nothing without passengers. */
export function PassengerList({ passengers, tickets }: PassengerListProps) {
  if (passengers.length === 0) return null
  return (
    <Still of={tickets} className={undefined}>
      {() => <Cards passengers={passengers} />}
    </Still>
  )
}

function Cards({ passengers }: Pick<PassengerListProps, 'passengers'>) {
  return (
    <section aria-labelledby="passengers">
      <h2 id="passengers" className={styles.heading}>
        <Trans>Yolcular</Trans>
      </h2>
      <ul className={styles.cards}>
        {passengers.map(({ name, aside, facts }, index) => (
          <li key={index} className={styles.card}>
            <header className={styles.header}>
              <h3 className={styles.name}>{name}</h3>
              <span className={styles.type}>{aside}</span>
            </header>
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.key}>
                  <dt>{fact.name}</dt>
                  <dd>{fact.value || '-'}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
