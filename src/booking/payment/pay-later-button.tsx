import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { paymentTypes } from '#contract/booking.ts'
import { Button } from '#ui/button.tsx'

/**
 * Submit button that books without a payment. It skips the browser's validation, which would require the card fields.
 */
export function PayLaterButton({ children }: { children: ReactNode }) {
  const { state } = useNavigation()
  return (
    <Button
      type="submit"
      size="large"
      wide
      variant="secondary"
      formNoValidate
      name="payment_type"
      value={String(paymentTypes.later)}
      pending={state === 'submitting'}
    >
      {children}
    </Button>
  )
}
