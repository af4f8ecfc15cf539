import { useLingui } from '@lingui/react/macro'
import { PassengerList } from '#booking/ticket/passenger-list.tsx'
import type { TransferBooking } from '#contract/transfer-booking.ts'

/** The leader by name, and the other passengers by number; nobody before the payment form is sent. */
export function TransferPassengers({ tickets }: Pick<TransferBooking, 'tickets'>) {
  const { t } = useLingui()
  const named = tickets.flatMap(({ passenger }) => (passenger ? [`${passenger.name} ${passenger.surname}`] : []))
  return (
    <PassengerList
      passengers={named.map((name, index) => {
        const place = index + 1
        return { name, aside: index === 0 ? t`Lider` : t`Yolcu ${place}`, facts: [] }
      })}
    />
  )
}
