import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from '#booking/payment/payment-parts.module.css'
import type { CorporatePage } from '#contract/frame.ts'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import type { FieldProps } from '#forms/field.ts'
import { Card } from '#ui/card.tsx'
import { Popup } from '#ui/popup.tsx'
import { SanitizedHtml } from '#ui/sanitized-html.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Field = Pick<FieldProps, 'name' | 'id' | 'errors'>

/** Checkbox for the purchase consent, unticked at first, with links that open the legal pages in popups. */
export function ConditionsCard({ condition, pages }: { condition: Field; pages: readonly CorporatePage[] }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<CorporatePage | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Card title={t`Koşullar`} icon="info">
      <ul className={styles.conditions}>
        {pages.map((page) => (
          <li key={page.id}>
            <a
              id={`condition-page-${page.id}`}
              href={`/corporate/${page.id}/`}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                event.preventDefault()
                setShown(page)
                setOpen(true)
              }}
            >
              {page.title}
            </a>
          </li>
        ))}
      </ul>
      <CheckboxField {...condition} required>
        <Trans>Yukarıdaki koşulları okudum ve kabul ediyorum.</Trans>
      </CheckboxField>
      <Popup reading open={open} onClose={() => setOpen(false)} title={shown?.title ?? ''}>
        {shown && <SanitizedHtml html={shown.content} fallback={<Skeleton height="12rem" />} />}
      </Popup>
    </Card>
  )
}
