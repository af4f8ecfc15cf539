import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type FormEvent, type ReactNode, useRef } from 'react'
import type { FormProps } from 'react-router'
import type { PriceAlertAnswer } from '#booking/price-alert/price-alert-action.ts'
import styles from '#booking/price-alert/price-alert-form.module.css'
import { ThresholdField } from '#booking/price-alert/threshold-field.tsx'
import { WatchedSearchLine } from '#booking/price-alert/watched-search.tsx'
import { PriceAlertForm as schema, type WatchedSearch } from '#contract/price-alert.ts'
import { EmailField } from '#forms/email-field.tsx'
import { fieldOf } from '#forms/field.ts'
import { isIntent } from '#forms/is-intent.ts'
import { TextField } from '#forms/text-field.tsx'
import { useConformForm } from '#forms/use-conform-form.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'

interface Props {
  /** ID of the form element, to which the submit button outside the form refers. */
  id: string
  /** ID of the saved search (the API's search option) to watch. */
  option: string
  /**
   * Search that the price alert would watch: `undefined` while it is loading, 'unknown' if the API call that loads it
   * failed. `null` if the backend does not offer that API call; the form then has no threshold field.
   */
  watched: WatchedSearch | 'unknown' | null | undefined
  /** E-mail address of the signed-in user; empty for a guest. */
  email: string
  answer: PriceAlertAnswer | undefined
  /** React Router's `Form`, or the `Form` of a fetcher. */
  as: ComponentType<FormProps>
  action: string
  /** The price alert that the user already has for this search, with a link or button to change it. */
  own?: ReactNode
}

/**
 * Form for a new price alert: the watched search, e-mail and telephone (at least one is required), and the threshold.
 */
export function PriceAlertForm({ id, option, watched, email, answer, as: RouterForm, action, own }: Props) {
  const { t } = useLingui()
  const toast = useToast()
  const dropWarning = useRef(() => {})
  const { fields, formProps } = useConformForm({
    id,
    schema,
    lastResult: answer?.outcome === 'invalid' && answer.form === 'new' ? answer.reply : undefined,
    defaultValue: { option, notify_email: email },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const sent = new FormData(event.currentTarget)
    formProps.onSubmit(event)
    const isEmpty = sent.get('notify_email') === '' && sent.get('notify_phone') === ''
    if (isIntent(event.nativeEvent)) return
    dropWarning.current()
    if (isEmpty) dropWarning.current = toast({ message: t`Lütfen en az bir alanı doldurun`, tone: 'warning' })
  }
  return (
    <RouterForm {...formProps} method="post" action={action} className={styles.form} onSubmit={onSubmit}>
      {watched === undefined && <Skeleton height="4.25rem" radius="var(--radius)" />}
      {watched && watched !== 'unknown' && <WatchedSearchLine watched={watched} />}
      {own}
      <p className={styles.hint}>
        <Trans>En az birini yazın. Haberi e-postayla veririz.</Trans>
      </p>
      <input type="hidden" name="option" value={option} />
      <div className={styles.contact}>
        <EmailField {...fieldOf(fields.notify_email)} />
        <TextField {...fieldOf(fields.notify_phone)} label={t`Telefon`} type="tel" autoComplete="tel" inputMode="tel" />
      </div>
      {watched !== null && <ThresholdField meta={fields.threshold} />}
    </RouterForm>
  )
}
