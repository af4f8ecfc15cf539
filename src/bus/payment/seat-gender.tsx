import { Trans } from '@lingui/react/macro'
import type { SavedPassenger } from '#contract/account.ts'
import type { BusTicket } from '#contract/bus-booking.ts'
import { Notice } from '#ui/card.tsx'

interface SeatGenderProps {
  name: string
  ticket: BusTicket
  /**
   * Saved passenger whose values were filled into the form card of the passenger in this seat; null if there is none.
   */
  chosen: SavedPassenger | null
}

/**
 * Hidden form field with the gender for which the seat was chosen. If the chosen saved passenger has another gender, a
 * warning is shown as well.
 */
export function SeatGender({ name, ticket, chosen }: SeatGenderProps) {
  const { gender, gender_name: seatGender, seat_number: seat } = ticket
  const differs = chosen !== null && chosen.gender !== null && chosen.gender !== gender
  return (
    <>
      <input type="hidden" name={name} value={gender} />
      {differs && (
        <Notice tone="warning" live>
          <Trans>
            {seat} numaralı koltuk şu cinsiyet için seçildi: {seatGender}. Başka bir yolcu seçin ya da koltuğu
            değiştirin.
          </Trans>
        </Notice>
      )}
    </>
  )
}
