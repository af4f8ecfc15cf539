import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import {
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { SecurePopup } from '#booking/payment/secure-popup.tsx'
import { HoldNotice } from '#flight/payment/hold-notice.tsx'
import { PaymentAlerts } from '#flight/payment/payment-alerts.tsx'
import { isPaymentAnswer, type PaymentAnswer, sendPayment } from '#flight/payment/payment-action.ts'
import { paymentAddresses } from '#flight/payment/payment-addresses.ts'
import { loadPayment, type PaymentData, type PaymentFailure } from '#flight/payment/payment-data.ts'
import { PaymentForm } from '#flight/payment/payment-form.tsx'
import styles from '#flight/payment/payment-form.module.css'
import { ConfirmingState, ExpiredState } from '#flight/payment/payment-state.tsx'
import { useLeaveGuard } from '#flight/payment/use-leave-guard.ts'
import { usePaymentOutcome } from '#flight/payment/use-payment-outcome.ts'
import type { Draft } from '#store/store.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export const loader = loadPayment
export const action = sendPayment

/** A refused payment may have changed what the booking costs; every other answer leaves the page and its key as they are. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return isPaymentAnswer(actionResult) ? actionResult.kind === 'refused' : defaultShouldRevalidate
}

/** Flight payment, /flight/payment/?session_unique=… */
export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const loaded = useLoaderData<PaymentData | PaymentFailure>()
  const back = loaded.kind === 'ready' ? paymentAddresses.searchAgain(loaded.booking.search_option) : loaded.back
  return (
    <Page title={t`Ödeme`} back={back} replaceBack width="wide">
      <PageHead title={t`Ödeme`} description={t`Uçak biletiniz için güvenli ödeme`} noindex />
      {loaded.kind === 'ready' ? (
        <PaymentScreen payment={loaded} />
      ) : (
        <AlertDialog
          open
          message={t`Bir sorun oluştu lütfen tekrar deneyin`}
          confirmTo={loaded.back}
          onClose={() => void navigate(loaded.back, { replace: true })}
        />
      )}
    </Page>
  )
}

function PaymentScreen({ payment }: { payment: PaymentData }) {
  const { booking } = payment
  const answer = useActionData<PaymentAnswer>()
  const outcome = usePaymentOutcome(payment, answer)
  const leaving = useLeaving(booking.search_option)
  return (
    <>
      {leaving && <Leaving />}
      <div hidden={leaving} className={styles.screen}>
        <PaymentAlerts payment={payment} answer={answer} />
        {outcome.unknown && (
          <Notice tone="warning" live>
            <p>
              <Trans>
                Ödemenizin sonucu öğrenilemedi. Bağlantınızı kontrol edin; tekrar ödeme yapmadan önce durumu sorgulayın.
              </Trans>
            </p>
            <Button variant="quiet" size="small" onClick={outcome.askAgain}>
              <Trans>Durumu sorgula</Trans>
            </Button>
          </Notice>
        )}
        <BookingScreen payment={payment} answer={answer} paying={outcome.payUrl !== null} freshKey={outcome.freshKey} />
        {answer?.kind === 'pay' && (
          <SecurePopup payUrl={answer.payUrl} open={outcome.payUrl !== null} onClose={outcome.onPopupClosed} />
        )}
      </div>
    </>
  )
}

interface BookingScreenProps {
  payment: PaymentData
  answer: PaymentAnswer | undefined
  paying: boolean
  freshKey: string | null
}

/** What the state of the booking calls for: the form, or the truth about a payment that was made. */
function BookingScreen({ payment, answer, paying, freshKey }: BookingScreenProps) {
  const { booking } = payment
  const { revalidate } = useRevalidator()
  const restored = useRestoredDraft(payment)
  if (booking.state === 'confirming' && !paying) {
    return <ConfirmingState address={paymentAddresses.payment(booking.session_unique)} />
  }
  if (booking.state === 'expired')
    return <ExpiredState searchAgain={paymentAddresses.searchAgain(booking.search_option)} />
  const keptKey = answer && 'keptKey' in answer ? answer.keptKey : undefined
  return (
    <>
      {booking.state === 'declined' && (
        <Notice tone="danger" live>
          <Trans>
            Bankanız ödemeyi onaylamadı, kartınızdan para çekilmedi. Başka bir kartla yeniden deneyebilirsiniz.
          </Trans>
        </Notice>
      )}
      {booking.hold_seconds > 0 && (
        <HoldNotice
          seconds={booking.hold_seconds}
          from={booking}
          onEnd={() => {
            if (!paying) void revalidate()
          }}
        />
      )}
      <PaymentForm
        key={restored.draft ? 'restored' : 'new'}
        payment={payment}
        draft={payment.draft ?? restored.draft}
        keepsDraft={restored.settled}
        lastResult={answer && 'lastResult' in answer ? answer.lastResult : undefined}
        idempotencyKey={freshKey ?? keptKey ?? payment.idempotencyKey}
      />
    </>
  )
}

/**
 * The draft of a page that the server rendered: only the browser has it. One that comes after typing began is too late.
 * Until it is `settled` what there was before, nothing may be kept: it would come back as an older draft, and the form
 * that it fills begins anew.
 */
function useRestoredDraft({ draft }: PaymentData): { draft: Draft | null; settled: boolean } {
  const { load, data } = useFetcher<Draft | null>({ key: 'payment-restored' })
  const missing = draft === null
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (missing) void load(paymentAddresses.draft)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, right after the page came: later drafts are its own
  }, [])
  useEffect(() => {
    if (data !== undefined) return
    const typed = () => setLate(true)
    document.addEventListener('input', typed, { once: true })
    return () => document.removeEventListener('input', typed)
  }, [data])
  return { draft: late ? null : (data ?? null), settled: !missing || late || data !== undefined }
}

function useLeaving(option: string): boolean {
  const guarded = useLeaveGuard(option)
  const { state, location } = useNavigation()
  return guarded || (state === 'loading' && location.pathname.startsWith('/flight/search'))
}

function Leaving() {
  return (
    <div className={styles.screen} role="status">
      <p>
        <Trans>Uçuşlar yeniden aranıyor…</Trans>
      </p>
      <Skeleton height="9rem" radius="var(--radius-l)" />
      <Skeleton height="9rem" radius="var(--radius-l)" />
      <Skeleton height="9rem" radius="var(--radius-l)" />
    </div>
  )
}
