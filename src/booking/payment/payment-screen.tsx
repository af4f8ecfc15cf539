import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useCallback, useLayoutEffect, useRef } from 'react'
import {
  type Location,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { type BookingAddresses, bookingAddresses } from '#booking/booking-addresses.ts'
import type { BookingState } from '#contract/booking.ts'
import type { ProductName } from '#contract/products.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import { HoldNotice } from '#booking/payment/hold-notice.tsx'
import type { PaymentData, PaymentFailure } from '#booking/payment/load-payment.ts'
import { OutcomeNotice } from '#booking/payment/outcome-notice.tsx'
import { PaymentAlerts } from '#booking/payment/payment-alerts.tsx'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import type { PaymentEntry } from '#booking/payment/payment-entry.ts'
import styles from '#booking/payment/payment-form.module.css'
import { ConfirmingState, ExpiredState, type ExpiredTexts } from '#booking/payment/payment-state.tsx'
import { PaymentSteps } from '#booking/payment/payment-steps.tsx'
import { SecurePopup } from '#booking/payment/secure-popup.tsx'
import { useLeaveGuard } from '#booking/payment/use-leave-guard.ts'
import { type PaymentOutcome, usePaymentOutcome } from '#booking/payment/use-payment-outcome.ts'
import { useRestoredDraft } from '#booking/payment/use-restored-draft.ts'
import { carriedIn } from '#booking/search/carried-params.ts'
import { usePayingLock } from '#pwa/use-paying-lock.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * In these states of a booking, nothing has been paid, so leaving the payment page abandons the payment. `null` counts
 * as unpaid: the backend sent no known state.
 */
const payableStates: ReadonlySet<BookingState | null> = new Set(['unpaid', 'declined', null])

/** Texts of the payment page that differ by product. */
export interface PaymentTexts extends ExpiredTexts {
  title: MessageDescriptor
  description: MessageDescriptor
  /** Text that is shown while the traveller leaves the payment page and the search is repeated. */
  leaving: MessageDescriptor
}

interface PaymentScreenProps<Booking extends AnyBooking> {
  product: ProductName
  texts: PaymentTexts
  form: ComponentType<PaymentEntry<Booking>>
}

/** Payment page of every product, /{product}/payment/?session_unique=…, with the form of the product. */
export function PaymentScreen<Booking extends AnyBooking>({ product, texts, form }: PaymentScreenProps<Booking>) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const title = i18n._(texts.title)
  const loaded = useLoaderData<PaymentData<Booking> | PaymentFailure>()
  usePayingLock()
  const addresses = bookingAddresses(product, carriedIn(useSearchParams()[0]))
  const back = loaded.kind === 'ready' ? wayBack(loaded.booking, addresses) : loaded.back
  return (
    <Page title={title} back={back} replaceBack width="wide" actions={<PaymentSteps />}>
      <PageHead title={title} description={i18n._(texts.description)} noindex />
      {loaded.kind === 'ready' ? (
        <ReadyScreen product={product} payment={loaded} addresses={addresses} texts={texts} form={form} />
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

/**
 * Returns the URL of the back arrow: the ticket for a reserved booking, a new search for a booking in any other state.
 */
const wayBack = (booking: AnyBooking, addresses: BookingAddresses) =>
  booking.state === 'reserved' ? addresses.ticket(booking.session_unique) : addresses.searchAgain(booking)

interface ReadyProps<Booking extends AnyBooking> extends PaymentScreenProps<Booking> {
  payment: PaymentData<Booking>
  addresses: BookingAddresses
}

function ReadyScreen<Booking extends AnyBooking>(props: ReadyProps<Booking>) {
  const { payment, addresses, texts } = props
  const { i18n } = useLingui()
  const answer = useActionData<PaymentAnswer>()
  const outcome = usePaymentOutcome(payment, answer, addresses)
  const { state } = payment.booking
  const { leavingFor, letGo } = useLeaveGuard({
    addresses,
    booking: payment.booking,
    payable: payableStates.has(state) && !outcome.unknown,
    popupOpen: outcome.payUrl !== null,
    closePopup: outcome.onPopupClosed,
  })
  const searching = useSearching(addresses, leavingFor)
  return (
    <>
      {searching && <Leaving text={i18n._(texts.leaving)} />}
      <div hidden={searching} className={styles.screen}>
        <PaymentAlerts payment={payment} answer={answer} addresses={addresses} onLeave={letGo} />
        {payment.signInEnded && (
          <Notice tone="info" live>
            <Trans>Oturumunuz sona erdi. Misafir olarak devam ediyorsunuz.</Trans>
          </Notice>
        )}
        {outcome.unknown && (
          <OutcomeNotice tone="warning">
            <p>
              <Trans>
                Ödemenizin sonucu öğrenilemedi. Bağlantınızı kontrol edin; tekrar ödeme yapmadan önce durumu sorgulayın.
              </Trans>
            </p>
            <Button variant="quiet" size="small" onClick={outcome.askAgain}>
              <Trans>Durumu sorgula</Trans>
            </Button>
          </OutcomeNotice>
        )}
        <BookingScreen {...props} answer={answer} outcome={outcome} isLeaving={leavingFor !== null} />
        {answer?.kind === 'pay' && (
          <SecurePopup payUrl={answer.payUrl} open={outcome.payUrl !== null} onClose={outcome.onPopupClosed} />
        )}
      </div>
    </>
  )
}

interface BookingScreenProps<Booking extends AnyBooking> extends ReadyProps<Booking> {
  answer: PaymentAnswer | undefined
  outcome: PaymentOutcome
  isLeaving: boolean
}

/**
 * Shows the payment form. After the hold has expired, or while the bank is deciding and its page is not open, shows the
 * payment status instead.
 */
function BookingScreen<Booking extends AnyBooking>(props: BookingScreenProps<Booking>) {
  const { product, payment, addresses, texts, form: ProductForm, answer, outcome, isLeaving } = props
  const { booking } = payment
  const paying = outcome.payUrl !== null
  const { revalidate } = useRevalidator()
  const restored = useRestoredDraft(payment.draft, product)
  const keepsDraft = useLatest(restored.settled && !isLeaving)
  if (booking.state === 'confirming' && !paying) {
    return <ConfirmingState address={addresses.payment(booking.session_unique)} />
  }
  if (booking.state === 'expired') {
    const draft = payment.draft ?? restored.draft
    return <ExpiredState searchAgain={addresses.searchAgain(booking)} texts={texts} draft={draft} />
  }
  const keptKey = answer && 'keptKey' in answer ? answer.keptKey : undefined
  return (
    <>
      {booking.hold_seconds > 0 && (
        <HoldNotice
          words={texts.hold}
          seconds={booking.hold_seconds}
          from={booking}
          onEnd={() => {
            if (!paying) void revalidate()
          }}
        />
      )}
      <ProductForm
        // A new key remounts the form. The key changes with the selection, because another selection may have other
        // travellers. It also changes when a stored draft is restored.
        key={`${restored.draft ? 'restored' : 'new'} ${booking.selection ?? ''}`}
        payment={payment}
        draft={payment.draft ?? draftIn(answer) ?? restored.draft}
        keepsDraft={keepsDraft}
        lastResult={resultFor(booking, answer)}
        idempotencyKey={outcome.freshKey ?? keptKey ?? payment.idempotencyKey}
        lastTry={outcome.lastTry}
      />
    </>
  )
}

/**
 * Returns a function that returns `value` as it was in the last committed render. The function object stays the same.
 */
function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return useCallback(() => latest.current, [])
}

/**
 * Returns what the traveller typed, if the answer of the payment action contains it; otherwise undefined. The server
 * fills in the form with these values, because it can't read the draft that is stored on the device.
 */
const draftIn = (answer: PaymentAnswer | undefined) => (answer && 'draft' in answer ? answer.draft : undefined)

/** Returns the result of the submitted form; undefined if the form was rendered for another selection. */
function resultFor({ selection }: AnyBooking, answer: PaymentAnswer | undefined) {
  const result = answer && 'lastResult' in answer ? answer.lastResult : undefined
  return result?.initialValue?.['selection'] === selection ? result : undefined
}

/**
 * Returns whether the traveller is going from the payment page to search results. The navigation is already running or
 * is still blocked by `useLeaveGuard`.
 */
function useSearching(addresses: BookingAddresses, leavingFor: Location | null): boolean {
  const { state, location } = useNavigation()
  const next = state === 'loading' ? location : leavingFor
  return next?.pathname.startsWith(addresses.search.slice(0, -1)) ?? false
}

function Leaving({ text }: { text: string }) {
  return (
    <div className={styles.screen} role="status">
      <p>{text}</p>
      <Skeleton height="9rem" radius="var(--radius-l)" />
      <Skeleton height="9rem" radius="var(--radius-l)" />
      <Skeleton height="9rem" radius="var(--radius-l)" />
    </div>
  )
}
