import type { ReactNode } from 'react'
import styles from '#booking/ticket/amount-list.module.css'
import { MoneyAndLira } from '#booking/ticket/money-and-lira.tsx'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money.tsx'

/** A line of an amount list; `amount` is in TRY. */
interface Line {
  name: ReactNode
  amount: number
}

interface AmountListProps {
  lines: readonly (Line & { isDiscount?: boolean })[]
  /**
   * If `isRefund` is true, the total is a refund. Refunds are made in TRY, so the amount in TRY is shown in addition to
   * the amount in the traveller's currency.
   */
  total: Line & { isRefund?: boolean }
  totalClassName?: string | undefined
}

export function AmountList({ lines, total, totalClassName }: AmountListProps) {
  return (
    <dl className={styles.amounts}>
      {lines.map(({ name, amount, isDiscount = false }, index) => (
        <div key={index} className={isDiscount ? styles.discount : undefined}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      <div className={classNames(styles.total, totalClassName)}>
        <dt>{total.name}</dt>
        <dd>
          {total.isRefund ? (
            <MoneyAndLira amount={total.amount} liraClassName={styles.lira} />
          ) : (
            <Money amount={total.amount} />
          )}
        </dd>
      </div>
    </dl>
  )
}
