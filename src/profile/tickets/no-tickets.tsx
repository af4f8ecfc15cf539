import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyResults } from '#booking/empty-results.tsx'
import type { Product } from '#profile/product-tabs.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** A tab without tickets. */
export function NoTickets({ product }: { product: Product }) {
  const { t } = useLingui()
  const titles: Record<Product, string> = {
    flight: t`Uçak biletiniz yok`,
    bus: t`Otobüs biletiniz yok`,
    transfer: t`Transfer rezervasyonunuz yok`,
    activity: t`Etkinlik rezervasyonunuz yok`,
  }
  return (
    <EmptyResults
      icon="ticket"
      title={titles[product]}
      text={t`Üye girişiyle aldığınız biletler burada durur; açtığınız bilet internet olmadan da görünür.`}
    >
      <ButtonLink to={product === 'bus' ? '/?tab=bus' : '/?tab=flight'} icon="search">
        <Trans>Bilet ara</Trans>
      </ButtonLink>
      <ButtonLink to={product === 'bus' ? '/bus/check-pnr/' : '/flight/check-pnr/'} variant="secondary">
        <Trans>PNR sorgula</Trans>
      </ButtonLink>
    </EmptyResults>
  )
}
