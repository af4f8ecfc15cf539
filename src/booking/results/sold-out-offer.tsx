import { Trans } from '@lingui/react/macro'
import { usePriceAlertSheet } from '#booking/price-alert/use-price-alert-sheet.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** Shown on a sold-out card instead of 'Seç': a price alert for the search. */
export function SoldOutOffer({ option, path }: { option: string; path: string }) {
  const { link, sheet } = usePriceAlertSheet(option, path)
  return (
    <>
      <ButtonLink {...link} variant="secondary" size="small" icon="alarm" wide>
        <Trans>Fiyat Alarmı</Trans>
      </ButtonLink>
      {sheet}
    </>
  )
}
