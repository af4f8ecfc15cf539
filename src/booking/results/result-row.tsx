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
  /** Accessible name of the row for screen readers. */
  label: string
  soldOut: boolean
  /**
   * `carrier`: name of the carrier. `facts`: elements below that name, one for each detail of the result, such as a
   * feature of a bus.
   */
  carrier: ReactNode
  facts: ReactNode
  /** Message that few seats or vehicles, or none, are left; null if enough are left. */
  left: ReactNode
  /** Price of the result in TRY. */
  price: number
  /** Text that says what the price covers, such as all travellers. */
  note?: ReactNode
  /**
   * A further control of the row, such as a link to a price alert. This control is rendered before the row's button, if
   * the row has that button.
   */
  offer?: ReactNode
  /** Properties of the row's button, which usually selects the row; undefined if the row has no button. */
  control?: RowControl | undefined
  /** The trips, each in one line. */
  children: ReactNode
}

/**
 * A result as a row shaped like a boarding pass. One part shows the trips, the other shows carrier, price and the
 * button that selects the result.
 */
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
      {/* A click anywhere on the row presses the row's button. A CSS mask clips the row's two parts separately, so each
          part needs its own clickable area. This label is the area of the part with the trips. */}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the button has its own name; the label only extends its clickable area */}
      {control && <label htmlFor={button} aria-hidden="true" className={styles.area} />}
    </BoardingCard>
  )
}

type RowControl = Omit<ComponentProps<'button'>, 'children'> &
  Invoker & {
    pending?: boolean
    /**
     * Text that identifies the row to screen readers. It is part of the button's accessible name, after `word` or,
     * without `word`, after 'Seç' (select).
     */
    about: string
    /**
     * Label, for screen readers, of a button that does something other than select the row. Such a button shows only a
     * chevron, also on wide screens.
     */
    word?: string
  }

/** Button of a row, 'Seç' (select) unless `word` is set; pressing anywhere on the row presses it. */
function RowButton({ about, word, ...button }: RowControl) {
  const { t } = useLingui()
  // A click on the trips presses this button, because an empty `<label>` of the button covers them. Without
  // `aria-label`, the button could get its accessible name from this `<label>`.
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
