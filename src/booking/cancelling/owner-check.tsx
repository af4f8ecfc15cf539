/** How somebody shows that a ticket is theirs before it is cancelled or changed. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRootData } from '#api/root-data.ts'
import styles from '#booking/cancelling/cancelling.module.css'
import { TextField } from '#forms/text-field.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

interface OwnerCheckProps {
  /** What the gateway asks for: PNR and surname of a guest's ticket, the sign-in to the ticket's account. */
  needs: { needs_proof: boolean; needs_sign_in: boolean }
  /** Values typed before a refused or lost attempt. */
  typed: { pnr: string; surname: string }
  /** What is said to somebody who is signed in to another account, or to none. */
  words: { otherAccount: ReactNode; signIn: ReactNode }
}

/** The fields of PNR and surname, or the sentence about the sign-in; nothing if neither is needed. */
export function OwnerCheck({ needs, typed, words }: OwnerCheckProps) {
  const { t } = useLingui()
  const { user } = useRootData()
  return (
    <>
      {needs.needs_proof && (
        <>
          <p className={styles.hint}>
            <Trans>Bileti sizin aldığınızı doğrulamak için PNR kodunu ve biletteki bir soyadı yazın.</Trans>
          </p>
          <TextField
            name="pnr"
            label={t`PNR kodu`}
            defaultValue={typed.pnr}
            uppercase="ascii"
            autoComplete="off"
            spellCheck={false}
            required
          />
          <TextField
            name="surname"
            label={t`Soyad`}
            defaultValue={typed.surname}
            uppercase="surname"
            autoComplete="family-name"
            required
          />
        </>
      )}
      {needs.needs_sign_in && <p className={styles.hint}>{user ? words.otherAccount : words.signIn}</p>}
    </>
  )
}

interface OwnerAnswerProps {
  needsSignIn: boolean
  /** ID of the form that signs out. */
  signOut: string
  /** Address of the ticket. */
  ticket: string
  /** The button of somebody who needs no sign-in. */
  children: ReactNode
}

/** The button that goes on, or the one that leads to the account of the ticket. */
export function OwnerAnswer({ needsSignIn, signOut, ticket, children }: OwnerAnswerProps) {
  const { user } = useRootData()
  if (!needsSignIn) return children
  return user ? (
    <Button type="submit" form={signOut} variant="secondary" wide>
      <Trans>Çıkış yap</Trans>
    </Button>
  ) : (
    <ButtonLink wide to={`/auth/login/?${new URLSearchParams({ returnTo: ticket })}`}>
      <Trans>Giriş Yap</Trans>
    </ButtonLink>
  )
}
