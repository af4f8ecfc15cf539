import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AmountList } from '#booking/ticket/amount-list.tsx'
import styles from '#booking/ticket/price-summary.module.css'
import type { GroupTicket } from '#contract/group-ticket.ts'
import { sharesOf } from '#i18n/shares.ts'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

/** Returns the price line for all passengers of one type, including tax and service fee. */
export const groupLine = ({ count, pax_name, total_base, total_tax, total_service_fee }: GroupTicket) => ({
  name: `${count} × ${pax_name}`,
  amount: count * (total_base + total_tax + total_service_fee),
})

interface PriceSummaryProps {
  /** The lines that add up to the price before any discount; each amount is in TRY. */
  lines: { name: string; amount: number }[]
  discount: number
  total: number
  /** Further text about the price, below the total. */
  children?: ReactNode
}

/** Card with the price of the booking line by line, and the total. */
export function PriceSummary({ lines, discount, total, children }: PriceSummaryProps) {
  const { currency } = useSite()
  const shares = sharesOf([...lines.map(({ amount }) => amount), -discount], total, currency)
  return (
    <Card title={<Trans>Fiyat özeti</Trans>} icon={moreIcons.tag}>
      <AmountList
        lines={[
          ...lines.map(({ name, amount }, index) => ({ name, amount: shares[index] ?? amount })),
          ...(discount > 0
            ? [{ name: <Trans>İndirim</Trans>, amount: shares.at(-1) ?? -discount, isDiscount: true }]
            : []),
        ]}
        total={{ name: <Trans>Toplam</Trans>, amount: total }}
        totalClassName={styles.total}
      />
      {children && <p className={styles.note}>{children}</p>}
    </Card>
  )
}
