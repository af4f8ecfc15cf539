import { Trans, useLingui } from '@lingui/react/macro'
import type { ActionFunctionArgs } from 'react-router'
import { loadPriceAlert, postPriceAlert } from '#booking/price-alert/price-alert-data.ts'
import { PriceAlertPage } from '#booking/price-alert/price-alert-page.tsx'
import { flightProduct } from '#flight/flight-product.ts'

export const loader = loadPriceAlert
export const action = (args: ActionFunctionArgs) => postPriceAlert(args, flightProduct)

/** Flight price alert, /flight/price-alert/?option=. */
export function Component() {
  const { t } = useLingui()
  return (
    <PriceAlertPage
      product="flight"
      description={t`Uçuşun fiyatı değişince size haber verelim.`}
      back={<Trans>Uçuşlara dön</Trans>}
    />
  )
}
