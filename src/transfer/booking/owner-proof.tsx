/** Texts that ask the owner of a transfer for PNR and surname, before it is cancelled or changed. */
import { Trans } from '@lingui/react/macro'

/** For a transfer that was paid for. */
export const ticketProof = (
  <Trans>Transferi sizin aldığınızı doğrulamak için PNR kodunu ve biletteki bir soyadı yazın.</Trans>
)

/** For an unpaid reservation. */
export const reservationProof = (
  <Trans>Rezervasyonu sizin yaptığınızı doğrulamak için PNR kodunu ve rezervasyondaki bir soyadı yazın.</Trans>
)
