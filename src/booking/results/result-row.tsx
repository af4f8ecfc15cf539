import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from '#booking/results/result-card.module.css'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Button, type Invoker } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Money } from '#ui/money.tsx'

interface Props {
  id?: string
  /** Accessible name of the row. */
  label: string
  soldOut: boolean
  /** Name of who carries, and facts below it, each in an element of its own. */
  carrier: ReactNode
  facts: ReactNode
  /** Few or no units left; null where there are enough. */
  left: ReactNode
  /** TRY. */
  price: number
  /** What the price is for. */
  note?: ReactNode
  /** A control beside the row's own, such as a price alert. */
  offer?: ReactNode
  /** The row's own control; absent where there is nothing to select. */
  control?: RowControl | undefined
  /** The journeys, each in one line. */
  children: ReactNode
}

/** A result as a row cut like a boarding pass: journeys, and a stub with carrier, price and the row's control. */
export function ResultRow(props: Props) {
  const button = useId()
  const { id, label, soldOut, carrier, facts, left, price, note, offer, control, children } = props
  return (
    <BoardingCard
      {...(id !== undefined && { id })}
      aria-label={label}
      className={classNames(styles.row, soldOut && styles.soldOut)}
      stub={
        <div className={styles.stub}>
          <div className={styles.carrier}>
            <p className={styles.name}>{carrier}</p>
            <div className={styles.facts}>
              {facts}
              {left && <span className={styles.left}>{left}</span>}
            </div>
          </div>
          <div className={styles.sum}>
            <p className={styles.price}>
              <Money amount={price} />
            </p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {offer && <div className={styles.offer}>{offer}</div>}
          {control && <RowButton {...control} id={button} />}
        </div>
      }
    >
      {children}
      {/* The masks of a boarding card cut its two parts off from each other, so that each has an area of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the button has its own name; this is only its area */}
      {control && <label htmlFor={button} aria-hidden="true" className={styles.area} />}
    </BoardingCard>
  )
}

type RowControl = Omit<ComponentProps<'button'>, 'children'> &
  Invoker & {
    pending?: boolean
    /** Tells screen readers which row it is, after 'Seç'. */
    about: string
    /** What the control does where it does not select; its face is a chevron then, on wide screens too. */
    word?: string
  }

/** 'Seç' of a row; a press anywhere on the row is a press on it. */
function RowButton({ about, word, ...button }: RowControl) {
  const { t } = useLingui()
  // The label around the journeys has no words, so the name is an attribute.
  return (
    <Button
      {...button}
      aria-label={`${word ?? t`Seç`} ${about}`}
      size="small"
      className={classNames(styles.choose, word && styles.quiet)}
    >
      {!word && (
        <span className={styles.word}>
          <Trans>Seç</Trans>
        </span>
      )}
      <Icon name="chevron" size={20} className={styles.chevron} />
    </Button>
  )
}
