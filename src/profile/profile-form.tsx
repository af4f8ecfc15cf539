import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import type { Country } from '#contract/countries.ts'
import { ProfileForm as schema } from '#contract/account.ts'
import type { User } from '#contract/frame.ts'
import { EmailField } from '#forms/email-field.tsx'
import { fieldOf } from '#forms/field.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import form from '#forms/form.module.css'
import { PhoneField } from '#forms/phone-field.tsx'
import type { FormRefusal } from '#forms/send-form.ts'
import { TextField } from '#forms/text-field.tsx'
import { useConformForm } from '#forms/use-conform-form.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'

interface ProfileFormProps {
  user: User
  countries: readonly Country[]
  answer: FormRefusal | undefined
}

/** Form with the user's personal data. */
export function ProfileForm({ user, countries, answer }: ProfileFormProps) {
  const { t } = useLingui()
  const pending = useNavigation().formData?.get('intent') === 'save'
  const { username, first_name, last_name, email, phone_code, phone, pending_email: newEmail } = user
  const { fields, formProps } = useConformForm({
    id: 'profile',
    schema,
    lastResult: answer?.result,
    defaultValue: { username, first_name, last_name, email, phone_code: phone_code || '90', phone },
  })
  const labels = [
    [fields.username, t`Kullanıcı adı`],
    [fields.first_name, t`Ad`],
    [fields.last_name, t`Soyad`],
    [fields.email, t`E-posta`],
    [fields.phone, t`Telefon`],
  ] as const
  return (
    <Form method="post" action="/profile/" replace {...formProps} className={form.fields}>
      <FormFailure
        answer={answer}
        fields={labels.map(([field, label]) => ({ id: field.id, label, errors: field.errors }))}
      />
      <TextField
        {...fieldOf(fields.username)}
        label={t`Kullanıcı adı`}
        autoComplete="username"
        spellCheck={false}
        maxLength={150}
        required
      />
      <div className={form.pair}>
        <TextField {...fieldOf(fields.first_name)} label={t`Ad`} autoComplete="given-name" maxLength={150} required />
        <TextField
          {...fieldOf(fields.last_name)}
          label={t`Soyad`}
          autoComplete="family-name"
          maxLength={150}
          required
        />
      </div>
      <EmailField {...fieldOf(fields.email)} maxLength={254} required />
      {newEmail && (
        <Notice>
          <Trans>{newEmail} adresine bir doğrulama e-postası gönderdik. Onaylayana kadar eski adresiniz geçerli.</Trans>
        </Notice>
      )}
      <PhoneField
        {...fieldOf(fields.phone)}
        label={t`Telefon`}
        codeName={fields.phone_code.name}
        defaultCode={fieldOf(fields.phone_code).defaultValue}
        countries={countries}
        required
      />
      <Button type="submit" wide name="intent" value="save" pending={pending}>
        <Trans>Kaydet</Trans>
      </Button>
    </Form>
  )
}
