import { Trans } from '@lingui/react/macro'
import { usePriceAlertSheet } from '#booking/price-alert/use-price-alert-sheet.tsx'
import { ButtonLink } from '#ui/button.tsx'

interface Props {
  option: string
  /** Address of the product's price alert page. */
  path: string
  className?: string | undefined
}

/** 'Fiyat Alarmı' as a button: opens the price alert sheet; without scripts it is a link to a page with the same form. */
export function PriceAlertButton({ option, path, className }: Props) {
  const { link, sheet } = usePriceAlertSheet(option, path)
  return (
    <>
      <ButtonLink {...link} variant="secondary" size="small" icon="alarm" className={className}>
        <Trans>Fiyat Alarmı</Trans>
      </ButtonLink>
      {sheet}
    </>
  )
}
