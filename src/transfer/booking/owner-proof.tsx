/** Texts that ask for the PNR and a surname on the booking before a transfer is cancelled or changed. */
import { Trans } from '@lingui/react/macro'

/** Text that asks for the PNR and a surname before a paid transfer is cancelled or changed. */
export const ticketProof = (
  <Trans>Transferi sizin aldığınızı doğrulamak için PNR kodunu ve biletteki bir soyadı yazın.</Trans>
)

/** Text that asks for the PNR and a surname before a reservation that is not paid is cancelled or changed. */
export const reservationProof = (
  <Trans>Rezervasyonu sizin yaptığınızı doğrulamak için PNR kodunu ve rezervasyondaki bir soyadı yazın.</Trans>
)
