import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { CancelDialog, type CancelWords } from '#booking/cancelling/cancel-dialog.tsx'
import type { CancelAnswer } from '#booking/cancelling/cancel-ticket.ts'
import styles from '#booking/cancelling/cancelling.module.css'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'

interface CancelSectionProps {
  /** URL of the ticket page, whose action cancels the ticket. */
  action: string
  /** Text about the deadline and the fee of a cancellation. */
  terms: ReactNode
  /**
   * Last instant at which online cancellation is possible, in ms since 1970; cancelling at exactly this instant is
   * still possible, as in the gateway.
   */
  until: number
  /** Time at which the ticket was loaded, in ms since 1970. */
  now: number
  /** Whether the shown ticket is a copy stored on this device; such a copy offers no cancellation. */
  offline: boolean
  words: CancelWords
  /** Form fields for choosing the parts to cancel. */
  children?: ReactNode
}

/**
 * Shows the terms of a cancellation, the form that requests the refund amounts, and the dialog in which the traveller
 * confirms the cancellation.
 */
export function CancelSection({ action, terms, until, now, offline, words, children }: CancelSectionProps) {
  const { i18n } = useLingui()
  const answer = useActionData<CancelAnswer>()
  const [closed, setClosed] = useState<CancelAnswer | null>(null)
  const navigation = useNavigation()
  // The device's clock may be fast, so the form is still shown until a day after the deadline. The gateway refuses late
  // cancellations.
  const askable = now - dayMilliseconds <= until
  const asking = navigation.state !== 'idle' && navigation.formAction?.startsWith(action.slice(0, -1)) === true
  const { quote = null, problem = null } = answer ?? {}
  const refused = quote && !quote.refundable ? quote.message : null
  // If a chosen seat was cancelled before, the other seats can still be cancelled. This project's gateway then gives
  // the reason 'seat_cancelled'; another backend may give 'cancelled'.
  const isSeatGone = quote?.reason === 'seat_cancelled' || (quote?.reason === 'cancelled' && quote.staying.length > 0)
  const gone = refused !== null && !isSeatGone
  return (
    <>
      {!gone && terms}
      {refused !== null && (
        <Notice tone="warning" live>
          {refused}
        </Notice>
      )}
      {refused === null && problem !== null && quote === null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {offline
        ? now <= until && (
            <p className={styles.hint}>
              <Trans>İptal için internet bağlantısı gerekir.</Trans>
            </p>
          )
        : askable &&
          !gone && (
            <Form method="post" action={action} preventScrollReset className={styles.choice}>
              {children}
              <Button type="submit" variant="secondary" wide pending={asking}>
                {words.title ? i18n._(words.title) : <Trans>Bileti iptal et</Trans>}
              </Button>
            </Form>
          )}
      {answer && quote?.refundable && answer !== closed && (
        <CancelDialog
          words={words}
          action={action}
          quote={quote}
          problem={problem}
          typed={answer.typed}
          pending={asking}
          onClose={() => setClosed(answer)}
        />
      )}
    </>
  )
}
