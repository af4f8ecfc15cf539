import { useLingui } from '@lingui/react/macro'
import type { FieldProps } from '#forms/field.ts'
import { TextField } from '#forms/text-field.tsx'

type EmailFieldProps = Omit<FieldProps, 'label'> & { maxLength?: number; enterKeyHint?: 'next' | 'send' }

/** Input for the traveller's e-mail address. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useLingui()
  return <TextField {...props} label={t`E-posta`} type="email" inputMode="email" autoComplete="email" />
}
