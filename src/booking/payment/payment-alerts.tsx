import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { PaymentData } from '#booking/payment/load-payment.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'

interface PaymentAlertsProps {
  payment: PaymentData<AnyBooking>
  answer: PaymentAnswer | undefined
  addresses: BookingAddresses
  /** Called before a payment alert navigates to another page. */
  onLeave: () => void
}

/**
 * Shows alerts, one at a time: a message of the gateway before the payment, a refused payment, or a failed payment
 * call. Closing an alert has the same effect as pressing its button. If the gateway's reply has `research`, the search
 * is repeated. If the reply has `refresh`, the payment data is reloaded. Otherwise the alert only closes. After a
 * failed payment call, the outcome of the payment is requested and determines the next page
 * (docs/product/booking.md#payment). A closed alert does not open again when the payment data is reloaded.
 */
export function PaymentAlerts({ payment, answer, addresses, onLeave }: PaymentAlertsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [read, setRead] = useState<readonly unknown[]>([])
  const { booking, check } = payment
  const next = ({ research, refresh }: { research: boolean; refresh: boolean }) =>
    research ? addresses.searchAgain(booking) : refresh ? addresses.payment(booking.session_unique) : undefined

  const alerts: { source: unknown; message: string; to: string | undefined }[] = []
  if (answer?.kind === 'failed') {
    const message = t`Bir sorun oluştu lütfen tekrar deneyin`
    alerts.push({ source: answer, message, to: addresses.leave(booking) })
  }
  if (answer?.kind === 'refused') alerts.push({ source: answer, message: answer.message, to: next(answer) })
  if (check.message !== '') alerts.push({ source: check.message, message: check.message, to: next(check) })

  const alert = alerts.find(({ source }) => !read.includes(source))
  if (!alert) return null
  const onRead = () => {
    setRead([...read, alert.source])
    if (alert.to !== undefined && alert.to !== addresses.payment(booking.session_unique)) onLeave()
  }
  const onClose = () => {
    onRead()
    if (alert.to !== undefined) void navigate(alert.to, { replace: true })
  }
  return (
    <AlertDialog
      key={alert.message}
      open
      message={alert.message}
      confirmTo={alert.to}
      // `onRead` closes the alert when the traveller presses its link. If the link leads to the current page, the
      // navigation alone would not close the alert.
      onConfirm={onRead}
      onClose={onClose}
    />
  )
}
