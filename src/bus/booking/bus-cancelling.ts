import { msg } from '@lingui/core/macro'
import { busBookingCalls } from '#api/bus-booking.ts'
import type { Cancelling } from '#booking/cancelling/cancel-ticket.ts'

/** How bus tickets are cancelled: as a whole or seat by seat. */
export const busCancelling: Cancelling = {
  name: 'bus',
  cancel: busBookingCalls.cancel,
  noneChosen: msg`İptal edilecek koltukları seçin.`,
}
