// Loads, together with the payment page, the module with the route to which drafts are posted. If it were loaded only
// when a draft is posted, drafts could not be stored without a network.
import '#booking/payment/draft-route.ts'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useFetcher } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import { draftSaver } from '#booking/payment/draft-saver.ts'
import type { ProductName } from '#contract/products.ts'

export type SaveDraft = ReturnType<typeof draftSaver>

/**
 * Provides, through `ref`, a function that stores the draft of a payment form on this device. The function submits the
 * draft with a fetcher instead of a normal submission. If a normal submission failed after the traveller has left the
 * payment page, an error page would replace the next page. Whenever the state of the fetcher changes, React renders the
 * component with `useFetcher` again. Therefore `useFetcher` is called in this component, which renders nothing, and not
 * in the form.
 */
export function DraftSender({
  product,
  booking,
  keeps,
  ref,
}: {
  product: ProductName
  booking: AnyBooking
  keeps: () => boolean
  ref: Ref<SaveDraft>
}) {
  const { submit } = useFetcher({ key: 'payment-draft' })
  const holdEnds = useRef(0)
  useEffect(() => {
    holdEnds.current = Date.now() + 1000 * booking.hold_seconds
  }, [booking])
  const action = bookingAddresses(product).draft
  useImperativeHandle(
    ref,
    () =>
      draftSaver(keeps, (draft) => {
        const body = { ...draft, hold_ends: String(holdEnds.current) }
        void submit(body, { method: 'post', action, defaultShouldRevalidate: false })
      }),
    [submit, action, keeps],
  )
  return null
}
