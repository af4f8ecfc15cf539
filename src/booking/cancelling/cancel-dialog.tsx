import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { CancelAmounts } from '#booking/cancelling/cancel-amounts.tsx'
import type { CancelAnswer } from '#booking/cancelling/cancel-ticket.ts'
import styles from '#booking/cancelling/cancelling.module.css'
import { OwnerAnswer, OwnerCheck, type OwnerWords } from '#booking/cancelling/owner-check.tsx'
import type { CancelReply } from '#contract/cancelling.ts'
import { formatInstant, isElsewhere } from '#i18n/instant.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useSite } from '#ui/site.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** Texts about the cancellation of a product's bookings. */
export interface CancelWords {
  /** Title of the dialog and label of the button that requests the refund amounts; 'Bileti iptal et' by default. */
  title?: MessageDescriptor
  /**
   * Returns the text that names the parts to cancel (`going`) and the remaining ones (`staying`); only for products
   * whose bookings can be cancelled in parts.
   */
  staying?: (going: readonly string[], staying: readonly string[]) => ReactNode
  /**
   * Returns the text that names `limit`, the deadline for the cancellation, and says that the cancellation is final.
   */
  final: (limit: ReactNode) => ReactNode
  owner: OwnerWords
  /**
   * `name` is the IANA time zone in which the deadline is shown; Europe/Istanbul by default. `note` is a text that says
   * at which place the shown time is the local time. The note is shown only if the time in this zone differs from
   * Istanbul time.
   */
  zone?: { name: string; note: ReactNode }
}

interface CancelDialogProps {
  words: CancelWords
  /** URL of the ticket page, whose action cancels the ticket. */
  action: string
  quote: CancelReply
  problem: string | null
  /**
   * PNR and surname that the traveller typed in an earlier attempt to cancel, which was refused, failed or got no
   * reply. Both are empty if there was no such attempt.
   */
  typed: CancelAnswer['typed']
  pending: boolean
  onClose: () => void
}

/**
 * Dialog that shows the refund and asks the traveller to confirm the cancellation. A guest proves ownership by PNR and
 * surname. A ticket that was bought with an account can be cancelled only while the account's user is signed in.
 */
export function CancelDialog({ words, action, quote, problem, typed, pending, onClose }: CancelDialogProps) {
  const { t, i18n } = useLingui()
  const { language } = useSite()
  const hydrated = useHydrated()
  const { user } = useRootData()
  const signOut = useId()
  const stay = quote.paid > 0 ? <Trans>Biletim kalsın</Trans> : <Trans>Rezervasyonum kalsın</Trans>
  const end = new Date(quote.limit)
  const elsewhere = isElsewhere(end, words.zone?.name)
  const limit = <strong>{formatInstant(end, language, words.zone?.name)}</strong>
  return (
    <Sheet id="cancel" open title={words.title ? i18n._(words.title) : t`Bileti iptal et`} onClose={onClose}>
      <Form method="post" action={action} preventScrollReset className={styles.dialog}>
        {problem !== null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        {quote.staying.length > 0 && <p>{words.staying?.(quote.seats, quote.staying)}</p>}
        {quote.paid > 0 && <CancelAmounts paid={quote.paid} fee={quote.fee} refund={quote.refund_total} />}
        <p className={styles.hint}>
          {words.final(limit)}
          {elsewhere && <> {words.zone?.note}</>}
        </p>
        <input type="hidden" name="confirm" value="true" />
        <input type="hidden" name="refund_total" value={quote.refund_total} />
        <input type="hidden" name="paid" value={quote.paid} />
        <input type="hidden" name="fee" value={quote.fee} />
        {quote.seats.map((part) => (
          <input key={part} type="hidden" name="seats" value={part} />
        ))}
        {quote.staying.map((part) => (
          <input key={part} type="hidden" name="staying" value={part} />
        ))}
        <input type="hidden" name="limit" value={quote.limit} />
        <input type="hidden" name="needs_proof" value={String(quote.needs_proof)} />
        <OwnerCheck needs={quote} typed={typed} words={words.owner} />
        <div className={styles.answers}>
          <OwnerAnswer needsSignIn={quote.needs_sign_in} signOut={signOut} ticket={action}>
            <Button type="submit" variant="danger" wide icon={moreIcons.refund} pending={pending}>
              {quote.refund_total > 0 ? <Trans>İptal et ve iade al</Trans> : <Trans>İptal et</Trans>}
            </Button>
          </OwnerAnswer>
          {hydrated ? (
            <Button variant="quiet" wide command="close" commandfor="cancel">
              {stay}
            </Button>
          ) : (
            <ButtonLink variant="quiet" wide to={action}>
              {stay}
            </ButtonLink>
          )}
        </div>
      </Form>
      {user && <Form id={signOut} method="post" action="/auth/logout/" hidden />}
    </Sheet>
  )
}
