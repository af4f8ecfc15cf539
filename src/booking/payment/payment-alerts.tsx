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
 * Alerts about the before-payment check and about a payment that was refused or failed, shown one at a time. Closing an
 * alert has the same effect as pressing its button. If the gateway's reply has `research`, a new search starts; if it
 * has `refresh`, the payment data is reloaded; otherwise the alert only closes. After a failed call, the outcome of the
 * payment is requested and determines the next page (docs/product/booking.md#payment). A closed alert does not open
 * again when the data is reloaded.
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
      // A press on the link closes the dialog by `onRead`. If the link leads to the current page, the navigation alone
      // would not close it.
      onConfirm={onRead}
      onClose={onClose}
    />
  )
}
