/** Asks for proof of ownership before a ticket is cancelled or changed. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRootData } from '#api/root-data.ts'
import styles from '#booking/cancelling/cancelling.module.css'
import { TextField } from '#forms/text-field.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

/** A product's texts about who owns a ticket or an unpaid reservation. */
export interface OwnerWords {
  /** Text that asks a guest to type PNR and surname. */
  proof: ReactNode
  /** Text for a traveller who is signed in to an account other than that of the ticket. */
  otherAccount: ReactNode
  /** Text for a traveller who is not signed in, if the ticket was bought with an account. */
  signIn: ReactNode
}

/** Texts about the owner of a ticket, for products that can't be paid later. */
export const ticketOwner: OwnerWords = {
  proof: <Trans>Bileti sizin aldığınızı doğrulamak için PNR kodunu ve biletteki bir soyadı yazın.</Trans>,
  otherAccount: (
    <Trans>Bu bilet başka bir hesapla alındı. İptal etmek için önce çıkış yapın, sonra o hesapla girin.</Trans>
  ),
  signIn: <Trans>Bu bilet bir hesapla alındı. İptal etmek için o hesapla giriş yapın.</Trans>,
}

interface OwnerCheckProps {
  /**
   * What the gateway requires before it cancels or changes the ticket: PNR and surname for a guest's ticket, or a
   * sign-in to the ticket's account.
   */
  needs: { needs_proof: boolean; needs_sign_in: boolean }
  /**
   * PNR and surname that the traveller typed in an earlier attempt to cancel or change the ticket, which was refused,
   * failed or got no reply. Both are empty if there was no such attempt.
   */
  typed: { pnr: string; surname: string }
  words: OwnerWords
}

/** Shows the fields for PNR and surname, or the request to sign in; renders nothing if the gateway requires neither. */
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
  /** ID of the form that signs the traveller out. */
  signOut: string
  /** URL of the ticket. */
  ticket: string
  /** Button that confirms the cancellation or the change of the ticket. */
  children: ReactNode
}

/**
 * Shows the button that confirms the cancellation or the change. If the gateway requires a sign-in to the ticket's
 * account, shows another button instead. A signed-in traveller gets a button that signs out, and a guest gets a link to
 * the sign-in page.
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
