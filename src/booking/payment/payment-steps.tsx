import { useLingui } from '@lingui/react/macro'
import styles from '#booking/payment/payment-form.module.css'
import { Icon } from '#ui/icon.tsx'
import { Still } from '#ui/still.tsx'

/**
 * Shows the three steps of a purchase, with payment as the current one. The first step has a check mark, the others
 * have numbers. Phones do not show the names of the steps.
 */
export function PaymentSteps() {
  return <Still of={undefined}>{() => <Steps />}</Still>
}

function Steps() {
  const { t } = useLingui()
  return (
    <ol className={styles.steps} aria-label={t`Adımlar`}>
      {[t`Seçim`, t`Ödeme`, t`Bilet`].map((name, index) => (
        <li key={name} className={styles.step} aria-current={index === 1 ? 'step' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {index === 0 ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={styles.stepName}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
