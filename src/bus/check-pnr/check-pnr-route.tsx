import { useLingui } from '@lingui/react/macro'
import type { ActionFunctionArgs } from 'react-router'
import { CheckPnrPage } from '#booking/check-pnr/check-pnr-page.tsx'
import { loadSavedTickets } from '#booking/check-pnr/load-saved-tickets.ts'
import { lookUp } from '#booking/check-pnr/look-up.ts'
import { busProduct } from '#bus/bus-product.ts'

export const loader = loadSavedTickets
export const action = (args: ActionFunctionArgs) => lookUp(args, busProduct)

/**
 * Bus PNR lookup, /bus/check-pnr/. The title is spelt as the brief has it (docs/product/buses.md#addresses-of-buses).
 */
export function Component() {
  const { t } = useLingui()
  return (
    <CheckPnrPage
      product="bus"
      title={t`Otobus Rezervasyonu Sorgula`}
      description={t`PNR kodu ve soyadınızla otobüs rezervasyonunuzu sorgulayın, biletinizi açın.`}
    />
  )
}
