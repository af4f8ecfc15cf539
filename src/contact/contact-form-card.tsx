import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { ContactForm } from '#contract/content.ts'
import { fieldOf } from '#forms/field.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import forms from '#forms/form.module.css'
import type { FormRefusal } from '#forms/send-form.ts'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useConformForm } from '#forms/use-conform-form.ts'
import { Button } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useToast } from '#ui/toast.tsx'

/**
 * Contact form. After sending, its button stays disabled, so that a message is sent only once
 * (docs/product/frame.md#help-contact-and-corporate-pages).
 */
export function ContactFormCard({ answer }: { answer: FormRefusal | undefined }) {
  const { t } = useLingui()
  const { user } = useRootData()
  const pending = useNavigation().formAction?.startsWith('/contact') ?? false
  const sent = useSearchParams()[0].get('sent') === 'true'
  // On a page that was loaded after sending, the button is disabled. If the message was sent from the current page, the
  // button has only `aria-disabled`, because `disabled` would remove the focus from it.
  const [sentBefore, setSentBefore] = useState(sent)
  if (sentBefore && !sent) setSentBefore(false)
  const { fields, formProps } = useConformForm<ContactForm>({
    id: 'contact',
    schema: ContactForm,
    lastResult: answer?.result,
    defaultValue: user
      ? {
          name: `${user.first_name} ${user.last_name}`.trim(),
          email: user.email,
          phone: user.phone && `+${user.phone_code} ${user.phone}`,
        }
      : undefined,
  })
  const { name, email, phone, message } = fields
  const success = t`İletişim formunuz başarıyla gönderildi. En kısa sürede size geri dönüş yapılacaktır.`
  useSentToast(sent && !sentBefore, success)
  return (
    <Card title={<Trans>Bize yazın</Trans>} icon={moreIcons.mail}>
      <Form method="post" action="/contact/" {...formProps} className={forms.fields}>
        <FormFailure
          answer={answer}
          fields={[
            { id: name.id, label: t`Ad soyad`, errors: name.errors },
            { id: email.id, label: t`E-posta`, errors: email.errors },
            { id: phone.id, label: t`Telefon`, errors: phone.errors },
            { id: message.id, label: t`Mesajınız`, errors: message.errors },
          ]}
        />
        <TextField {...fieldOf(name)} label={t`Ad soyad`} autoComplete="name" maxLength={150} required />
        <TextField
          {...fieldOf(email)}
          label={t`E-posta`}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
        />
        <TextField
          {...fieldOf(phone)}
          label={t`Telefon`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={31}
          required
        />
        <TextAreaField {...fieldOf(message)} label={t`Mesajınız`} maxLength={2000} required />
        {sent && (
          <Notice tone="success" live>
            {success}
          </Notice>
        )}
        <Button type="submit" size="large" wide pending={pending} disabled={sentBefore} aria-disabled={sent}>
          <Trans>Gönder</Trans>
        </Button>
      </Form>
    </Card>
  )
}

/** Shows `message` as a toast after the contact form was sent. */
function useSentToast(sent: boolean, message: string): void {
  const toast = useToast()
  useEffect(() => {
    if (sent) toast({ message, tone: 'success' })
  }, [sent, message, toast])
}
