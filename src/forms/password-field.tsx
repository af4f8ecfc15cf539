import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldProps } from '#forms/field.ts'
import { TextField } from '#forms/text-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<FieldProps, 'defaultValue' | 'required'> & {
  /** Tells password managers whether the password is existing or new. */
  autoComplete: 'current-password' | 'new-password'
  enterKeyHint?: 'next' | 'go'
}

/** A password input with a button to reveal it. It is never prefilled from a reply. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.room}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        maxLength={200}
        required
        end={
          hydrated && (
            <button type="button" aria-pressed={shown} aria-label={t`Şifreyi göster`} onClick={() => setShown(!shown)}>
              {shown ? <Trans>Gizle</Trans> : <Trans>Göster</Trans>}
            </button>
          )
        }
      />
    </div>
  )
}

/** Hints with the four rules of a new password, which the server enforces (docs/product/frame.md#sign-in). */
export function PasswordHints() {
  return (
    <ul className={styles.hints}>
      <li>
        <Trans>Şifreniz diğer kişisel bilgilerinize çok benzememeli.</Trans>
      </li>
      <li>
        <Trans>Şifreniz en az 8 karakter olmalı.</Trans>
      </li>
      <li>
        <Trans>Şifreniz yaygın kullanılan bir şifre olmamalı.</Trans>
      </li>
      <li>
        <Trans>Şifreniz yalnızca rakamlardan oluşmamalı.</Trans>
      </li>
    </ul>
  )
}
