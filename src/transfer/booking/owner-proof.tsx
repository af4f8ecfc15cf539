/** Texts that ask for the PNR and a surname on the booking before a transfer is cancelled or changed. */
import { Trans } from '@lingui/react/macro'

/** Text for a transfer that is paid. */
export const ticketProof = (
  <Trans>Transferi sizin aldığınızı doğrulamak için PNR kodunu ve biletteki bir soyadı yazın.</Trans>
)

/** Text for a reservation that is not paid. */
export const reservationProof = (
  <Trans>Rezervasyonu sizin yaptığınızı doğrulamak için PNR kodunu ve rezervasyondaki bir soyadı yazın.</Trans>
)
