import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { FormErrorSummary, type RefusedField } from '#forms/form-error.tsx'
import type { FormRefusal } from '#forms/send-form.ts'
import { Notice } from '#ui/card.tsx'
import { useToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

interface FormFailureProps {
  answer: Pick<FormRefusal, 'failure' | 'unreachable'> | undefined
  /**
   * Visible fields of the form. Before hydration, if there are several, their errors are listed above them. An
   * `answer.failure` that is the error of one of these fields is not shown again as a message of its own.
   */
  fields?: readonly RefusedField[]
  /**
   * Adds the title 'Hata' to the error message. The notification with this message is then shown for 2 s instead of 3 s
   * (docs/product/frame.md#toasts).
   */
  titled?: boolean
}

/**
 * Shows why a form was refused: as a notification and, before hydration or if the server did not respond, inside the
 * form. The notification disappears with the form, or when the form has a newer result.
 */
export function FormFailure({ answer, fields, titled = false }: FormFailureProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const toast = useToast()
  const title = titled ? t`Hata` : undefined
  useEffect(() => {
    if (!answer?.failure) return
    return toast({ title, message: answer.failure, tone: 'danger', short: titled })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per action result
  }, [answer])
  if (answer?.unreachable)
    return (
      <Notice tone="warning" live>
        <Trans>Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.</Trans>
      </Notice>
    )
  if (hydrated) return null
  const failure = fields?.some(({ errors }) => errors?.[0] === answer?.failure) ? null : answer?.failure
  return (
    <>
      {fields && fields.length > 1 && <FormErrorSummary fields={fields} />}
      {failure && (
        <Notice tone="danger" live>
          {title && <strong>{title}: </strong>}
          {failure}
        </Notice>
      )}
    </>
  )
}
