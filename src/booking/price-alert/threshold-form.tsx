import type { SubmissionResult } from '@conform-to/react'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import type { FormProps } from 'react-router'
import { ThresholdField } from '#booking/price-alert/threshold-field.tsx'
import { ThresholdChange as schema } from '#contract/price-alert.ts'
import { useConformForm } from '#forms/use-conform-form.ts'

interface Props {
  id: string
  /** Threshold in TRY; null if the owner of the alert is notified of every price drop of at least 1 %. */
  threshold: number | null
  /** Conform's result with the errors of this form, if the action has refused the form; otherwise undefined. */
  reply: SubmissionResult<string[]> | undefined
  as: ComponentType<FormProps>
  action: string
  className: string | undefined
  /**
   * Whether the threshold field gets the focus when the form appears. This is needed if the form replaces the button
   * that opened it.
   */
  autoFocus?: boolean
  /** Content above the threshold field: hidden inputs that identify the alert, for example. */
  children: ReactNode
}

/** Form that changes the threshold of a price alert. */
export function ThresholdForm({
  id,
  threshold,
  reply,
  as: RouterForm,
  action,
  className,
  autoFocus = false,
  children,
}: Props) {
  const { i18n } = useLingui()
  const typed = threshold === null ? '' : new Intl.NumberFormat(i18n.locale).format(threshold)
  const { fields, formProps } = useConformForm({
    id,
    schema,
    lastResult: reply,
    defaultValue: { threshold: typed },
  })
  return (
    <RouterForm {...formProps} method="post" action={action} replace preventScrollReset className={className}>
      {children}
      <ThresholdField meta={fields.threshold} autoFocus={autoFocus} />
    </RouterForm>
  )
}
