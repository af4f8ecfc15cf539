import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { FormProps } from 'react-router'
import { ForgotPasswordForm as schema } from '#contract/auth.ts'
import { EmailField } from '#forms/email-field.tsx'
import { fieldOf } from '#forms/field.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import form from '#forms/form.module.css'
import type { FormRefusal } from '#forms/send-form.ts'
import { useConformForm } from '#forms/use-conform-form.ts'
import { Button } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'

interface Props {
  /** React Router's `Form`, or the `Form` of a fetcher. */
  as: ComponentType<FormProps>
  action: string
  answer: FormRefusal | undefined
  pending: boolean
}

/** Form for the e-mail address that receives the reset link. */
export function ForgotPasswordForm({ as: RouterForm, action, answer, pending }: Props) {
  const { fields, formProps } = useConformForm({ id: 'forgot-password', schema, lastResult: answer?.result })
  return (
    <RouterForm method="post" action={action} {...formProps} className={form.fields}>
      <FormFailure answer={answer} />
      <p>
        <Trans>E-posta adresinizi yazın, şifrenizi yenileyeceğiniz bağlantıyı gönderelim.</Trans>
      </p>
      <EmailField {...fieldOf(fields.email)} enterKeyHint="send" required />
      <Button type="submit" wide icon={moreIcons.mail} pending={pending}>
        <Trans>Bağlantı gönder</Trans>
      </Button>
    </RouterForm>
  )
}
