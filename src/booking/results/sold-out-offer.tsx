import { Trans } from '@lingui/react/macro'
import { usePriceAlertSheet } from '#booking/price-alert/use-price-alert-sheet.tsx'
import type { ProductName } from '#contract/products.ts'
import { ButtonLink } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** Link to a price alert on the card of a sold-out result, in place of the button 'Seç' (select). */
export function SoldOutOffer({ product, option }: { product: ProductName; option: string }) {
  const { link, sheet } = usePriceAlertSheet(product, option)
  return (
    <>
      <ButtonLink {...link} variant="secondary" size="small" icon={moreIcons.alarm} wide>
        <Trans>Fiyat Alarmı</Trans>
      </ButtonLink>
      {sheet}
    </>
  )
}
