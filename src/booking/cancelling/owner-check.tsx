/** Proof of ownership before a ticket is cancelled or changed. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRootData } from '#api/root-data.ts'
import styles from '#booking/cancelling/cancelling.module.css'
import { TextField } from '#forms/text-field.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

/** A product's texts about the owner of a ticket, or of an unpaid reservation. */
export interface OwnerWords {
  /** Text that asks a guest for PNR and surname. */
  proof: ReactNode
  /** Text for a traveller who is signed in to another account. */
  otherAccount: ReactNode
  /** Text for a traveller who is not signed in, about a ticket of an account. */
  signIn: ReactNode
}

/** For products whose booking is a ticket. */
export const ticketOwner: OwnerWords = {
  proof: <Trans>Bileti sizin aldığınızı doğrulamak için PNR kodunu ve biletteki bir soyadı yazın.</Trans>,
  otherAccount: (
    <Trans>Bu bilet başka bir hesapla alındı. İptal etmek için önce çıkış yapın, sonra o hesapla girin.</Trans>
  ),
  signIn: <Trans>Bu bilet bir hesapla alındı. İptal etmek için o hesapla giriş yapın.</Trans>,
}

interface OwnerCheckProps {
  /** What the gateway requires: PNR and surname for a guest's ticket, or the sign-in to the ticket's account. */
  needs: { needs_proof: boolean; needs_sign_in: boolean }
  /** Values typed before a refused or lost attempt. */
  typed: { pnr: string; surname: string }
  words: OwnerWords
}

/** The fields for PNR and surname, or the request to sign in; renders nothing if neither is required. */
export function OwnerCheck({ needs, typed, words }: OwnerCheckProps) {
  const { t } = useLingui()
  const { user } = useRootData()
  return (
    <>
      {needs.needs_proof && (
        <>
          <p className={styles.hint}>{words.proof}</p>
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
  /** The button that continues if no sign-in is required. */
  children: ReactNode
}

/**
 * The button that continues. If the ticket's account must be signed in, a button that signs in or, for a traveller in
 * another account, out.
 */
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
