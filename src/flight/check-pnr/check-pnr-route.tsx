import { useLingui } from '@lingui/react/macro'
import type { ActionFunctionArgs } from 'react-router'
import { CheckPnrPage } from '#booking/check-pnr/check-pnr-page.tsx'
import { loadSavedTickets } from '#booking/check-pnr/load-saved-tickets.ts'
import { lookUp } from '#booking/check-pnr/look-up.ts'
import { flightProduct } from '#flight/flight-product.ts'

export const loader = loadSavedTickets
export const action = (args: ActionFunctionArgs) => lookUp(args, flightProduct)

/** Flight PNR lookup, /flight/check-pnr/. */
export function Component() {
  const { t } = useLingui()
  return (
    <CheckPnrPage
      product="flight"
      title={t`Uçak Rezervasyonu Sorgula`}
      description={t`PNR kodu ve soyadınızla uçak rezervasyonunuzu sorgulayın, biletinizi açın.`}
    />
  )
}
