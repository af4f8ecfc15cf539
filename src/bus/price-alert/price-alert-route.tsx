import { Trans, useLingui } from '@lingui/react/macro'
import type { ActionFunctionArgs } from 'react-router'
import { loadPriceAlert, postPriceAlert } from '#booking/price-alert/price-alert-data.ts'
import { PriceAlertPage } from '#booking/price-alert/price-alert-page.tsx'
import { busProduct } from '#bus/bus-product.ts'

export const loader = loadPriceAlert
export const action = (args: ActionFunctionArgs) => postPriceAlert(args, busProduct)

/** Bus price alert, /bus/price-alert/?option=. */
export function Component() {
  const { t } = useLingui()
  return (
    <PriceAlertPage
      product="bus"
      description={t`Seferin fiyatı değişince size haber verelim.`}
      back={<Trans>Seferlere dön</Trans>}
    />
  )
}
