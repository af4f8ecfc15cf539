import { Trans, useLingui } from '@lingui/react/macro'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { ProductName } from '#contract/products.ts'
import { accountLists } from '#profile/products/all-account-lists.ts'
import { ButtonLink } from '#ui/button.tsx'

/** Message that is shown instead of the list if there are no tickets for the product. */
export function NoTickets({ product }: { product: ProductName }) {
  const { t, i18n } = useLingui()
  const { home, checkPnr } = bookingAddresses(product)
  return (
    <EmptyState
      icon="ticket"
      title={i18n._(accountLists[product].noTickets)}
      text={t`Üye girişiyle aldığınız biletler burada durur; açtığınız bilet internet olmadan da görünür.`}
    >
      <ButtonLink to={home} icon="search">
        <Trans>Bilet ara</Trans>
      </ButtonLink>
      <ButtonLink to={checkPnr} variant="secondary">
        <Trans>PNR sorgula</Trans>
      </ButtonLink>
    </EmptyState>
  )
}
