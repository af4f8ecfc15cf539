import type { SavedBill } from '#contract/bill.ts'
import { billsPath } from '#profile/bills/bill-form-data.ts'
import { EntryCard } from '#profile/entry-list.tsx'
import styles from '#profile/profile-page.module.css'
import { Badge } from '#ui/badge.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** Card that summarises a saved bill. */
export function BillCard({ bill }: { bill: SavedBill }) {
  return (
    <EntryCard list={billsPath} id={bill.id} name={bill.billing_name} icon={moreIcons.receipt}>
      <p>
        <Badge tone="quiet">{bill.bill_type_display}</Badge>
      </p>
      <p>
        {bill.address}
        <br />
        {bill.zip_code} {bill.district} / {bill.city}
      </p>
      {bill.bill_type !== 0 && (
        <p className={styles.muted}>
          {bill.tax_office} · {bill.tax_number}
        </p>
      )}
    </EntryCard>
  )
}
