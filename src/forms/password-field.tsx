import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldProps } from '#forms/field.ts'
import { TextField } from '#forms/text-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<FieldProps, 'defaultValue' | 'required'> & {
  /** Tells password managers whether to fill in an existing password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
  enterKeyHint?: 'next' | 'go'
}

/**
 * Password input with a button that shows the password. It has no default value, so it never shows a password from the
 * server's response.
 */
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

/** Lists the four rules for a new password, which the server enforces (docs/product/frame.md#sign-in). */
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
