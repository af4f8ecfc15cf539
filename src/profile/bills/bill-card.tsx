import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedBill } from '#contract/bill.ts'
import { billsPath } from '#profile/bills/bill-form-data.ts'
import { EditLink } from '#profile/entry-list.tsx'
import styles from '#profile/profile-page.module.css'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'

/** A saved bill. */
export function BillCard({ bill }: { bill: SavedBill }) {
  const { t } = useLingui()
  const name = bill.billing_name
  return (
    <Card
      title={name}
      icon="receipt"
      aside={
        <EditLink list={billsPath} id={bill.id} label={t`Düzenle: ${name}`}>
          <Trans>Düzenle</Trans>
        </EditLink>
      }
    >
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
    </Card>
  )
}
