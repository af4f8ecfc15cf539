import type { FieldMetadata } from '@conform-to/react'
import { useLingui } from '@lingui/react/macro'
import { EmailField } from '#forms/email-field.tsx'
import { fieldOf } from '#forms/field.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import { PasswordField, PasswordHints } from '#forms/password-field.tsx'
import type { FormRefusal } from '#forms/send-form.ts'
import { TextField } from '#forms/text-field.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

interface CredentialFieldsProps {
  fields: Record<'username' | 'email' | 'password' | 'comfirm_password', Field>
  answer: FormRefusal | undefined
  isNew: boolean
}

/**
 * Form fields for user name and password and, for a registration, also e-mail address and repeated password. If the
 * form was refused, the reason is shown above the fields.
 */
export function CredentialFields({ fields, answer, isNew }: CredentialFieldsProps) {
  const { t } = useLingui()
  const { id, name, errors } = fields.password
  const repeated = fields.comfirm_password
  const asked = [
    { field: fields.username, label: t`Kullanıcı adı` },
    ...(isNew ? [{ field: fields.email, label: t`E-posta` }] : []),
    { field: fields.password, label: t`Şifre` },
    ...(isNew ? [{ field: repeated, label: t`Şifre tekrarı` }] : []),
  ]
  return (
    <>
      <FormFailure
        answer={answer}
        fields={asked.map(({ field, label }) => ({ id: field.id, label, errors: field.errors }))}
      />
      <TextField
        {...fieldOf(fields.username)}
        label={isNew ? t`Kullanıcı adı` : t`Kullanıcı adı veya e-posta`}
        autoComplete={isNew ? 'username' : 'username webauthn'}
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      {isNew && <EmailField {...fieldOf(fields.email)} enterKeyHint="next" required />}
      <PasswordField
        key={isNew ? 'new' : 'known'}
        id={id}
        name={name}
        errors={errors}
        label={t`Şifre`}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        enterKeyHint={isNew ? 'next' : 'go'}
      />
      {isNew && (
        <>
          <PasswordHints />
          <PasswordField
            id={repeated.id}
            name={repeated.name}
            errors={repeated.errors}
            label={t`Şifre tekrarı`}
            autoComplete="new-password"
            enterKeyHint="go"
          />
        </>
      )}
    </>
  )
}
