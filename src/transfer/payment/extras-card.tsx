import { Trans, useLingui } from '@lingui/react/macro'
import { extraField, hasStepper, type Quantities } from '#transfer/payment/extra-quantities.ts'
import styles from '#transfer/payment/transfer-payment.module.css'
import { extrasTotal, type TransferExtra } from '#contract/transfer-booking.ts'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useMoney } from '#ui/money.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * Name of the submit button with which travellers without JavaScript update the total price after changing extras.
 * Where JavaScript is enabled, CSS hides the button, even before hydration.
 */
export const updateExtras = 'update_extras'

interface ExtrasCardProps {
  /** All extras, with the quantities that the traveller has chosen. */
  extras: readonly TransferExtra[]
  onChange: (quantities: Quantities) => void
}

/** Lists the extras, each with a stepper or a checkbox; renders nothing if there are no extras. */
export function ExtrasCard({ extras, onChange }: ExtrasCardProps) {
  const { t } = useLingui()
  const money = useMoney()
  const hydrated = useHydrated()
  if (extras.length === 0) return null
  const quantities = Object.fromEntries(extras.map(({ id, quantity }) => [id, quantity]))
  const total = extrasTotal(extras)
  return (
    <Card title={t`Ek hizmetler`} icon="plus" aside={total > 0 && <span className={styles.total}>{money(total)}</span>}>
      <ul className={styles.extras}>
        {extras.map((extra) => {
          const { id, name, price, quantity, max_quantity: most } = extra
          const field = extraField(id)
          const change = (next: number) => onChange({ ...quantities, [id]: next })
          const amount = price === 0 ? t`Ücretsiz` : money(price)
          return (
            <li key={id}>
              {hasStepper(extra) ? (
                <Stepper
                  name={field}
                  label={name}
                  hint={t`Tanesi ${amount}`}
                  unit={name}
                  value={quantity}
                  max={most}
                  onChange={change}
                />
              ) : (
                <CheckboxField
                  name={field}
                  value="1"
                  defaultChecked={quantity > 0}
                  onCheck={(checked, early) => {
                    if (!early) change(Number(checked))
                  }}
                >
                  <span className={styles.extra}>
                    {name}
                    <span className={styles.price}>{amount}</span>
                  </span>
                </CheckboxField>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>
        <Trans>Boyu 135 cm’den kısa çocuklar için çocuk koltuğu ya da yükseltici zorunludur.</Trans>
      </p>
      {!hydrated && (
        <div className={styles.update}>
          <Button type="submit" name={updateExtras} value="true" variant="secondary" size="small" formNoValidate>
            <Trans>Toplamı güncelle</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
