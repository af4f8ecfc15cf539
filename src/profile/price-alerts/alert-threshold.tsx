import type { SubmissionResult } from '@conform-to/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { ThresholdForm } from '#booking/price-alert/threshold-form.tsx'
import { isPosted } from '#profile/price-alerts/is-posted.ts'
import styles from '#profile/price-alerts/alert-threshold.module.css'
import { Button } from '#ui/button.tsx'

interface AlertThresholdProps {
  id: number
  /** Description of the search that the price alert watches. */
  title: string
  /**
   * Price in TRY at or below which the owner of the price alert is notified; null if the owner is notified of every
   * price drop of at least one per cent.
   */
  threshold: number | null
  /** URL of the page with this product's price alerts; the page's action saves the threshold. */
  action: string
  /**
   * Result of the last submission if the action has refused a new threshold for this price alert; otherwise undefined.
   */
  reply: SubmissionResult<string[]> | undefined
}

/**
 * Expandable section with a form that changes the threshold of a price alert. After the threshold has been saved, the
 * section collapses and its heading gets the focus.
 */
export function AlertThreshold({ id, title, threshold, action, reply }: AlertThresholdProps) {
  const { t } = useLingui()
  const posted = useNavigation().formData
  const pending = isPosted(posted, id, 'threshold')
  const fold = useRef<HTMLDetailsElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !pending && !reply && fold.current) {
      fold.current.open = false
      fold.current.querySelector('summary')?.focus({ preventScroll: true })
    }
    wasPending.current = pending
  }, [pending, reply])
  const [words, name] =
    threshold === null
      ? [t`Tutar belirle`, t`Tutar belirle: ${title}`]
      : [t`Tutarı değiştir`, t`Tutarı değiştir: ${title}`]
  return (
    <details ref={fold} open={reply !== undefined || undefined} className={styles.fold}>
      <summary aria-label={name}>{words}</summary>
      <ThresholdForm
        // Saving a new threshold changes this React key. The form is then remounted, so that its field starts with the
        // saved threshold.
        key={threshold}
        id={`threshold-${id}`}
        threshold={threshold}
        reply={reply}
        as={Form}
        action={action}
        className={styles.form}
      >
        <input type="hidden" name="intent" value="threshold" />
        <input type="hidden" name="id" value={id} />
      </ThresholdForm>
      <Button type="submit" form={`threshold-${id}`} variant="secondary" size="small" pending={pending}>
        <Trans>Kaydet</Trans>
      </Button>
    </details>
  )
}
