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
  /** Before an alert leads to another page. */
  onLeave: () => void
}

/**
 * Messages of the before-payment check and of a refused or lost payment, one at a time. What follows an alert is the
 * address of its button, also when it is closed otherwise: research leads to a new search, refresh loads the payment
 * data again, a lost answer is asked about before the way back (docs/product/booking.md#payment). A message of the
 * check that was read is not shown again, however often the data is loaded.
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
      // The link may lead to this very page, which keeps the dialog otherwise.
      onConfirm={onRead}
      onClose={onClose}
    />
  )
}
