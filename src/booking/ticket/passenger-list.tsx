import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PeopleWords } from '#booking/words/product-words.ts'
import styles from '#booking/ticket/passengers.module.css'
import { Still } from '#ui/still.tsx'

export interface PassengerFact {
  key: string
  name: ReactNode
  /** Value of one of the traveller's details, such as the passport number; an empty value is rendered as a dash. */
  value: ReactNode
}

export interface ListedPassenger {
  name: string
  /** Detail beside the traveller's name, such as the type of traveller or the seat. */
  aside: ReactNode
  facts: PassengerFact[]
}

interface PassengerListProps {
  /** The product's words for its travellers; `all` is the heading above their cards. */
  words: PeopleWords
  passengers: readonly ListedPassenger[]
  /**
   * Tickets of the listed travellers. The server-rendered HTML of the list stays unchanged until this prop gets another
   * array.
   */
  tickets: readonly unknown[]
}

/** Lists the travellers, each on a card, below a heading; renders nothing without travellers. */
export function PassengerList({ words, passengers, tickets }: PassengerListProps) {
  if (passengers.length === 0) return null
  return (
    <Still of={tickets} className={undefined}>
      {() => <Cards words={words} passengers={passengers} />}
    </Still>
  )
}

function Cards({ words, passengers }: Pick<PassengerListProps, 'words' | 'passengers'>) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="passengers">
      <h2 id="passengers" className={styles.heading}>
        {i18n._(words.all)}
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
