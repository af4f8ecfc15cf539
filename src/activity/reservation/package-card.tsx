import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useId } from 'react'
import type { FormProps } from 'react-router'
import { CancellationTerms } from '#activity/cancellation-terms.tsx'
import styles from '#activity/reservation/reservation.module.css'
import { serviceIcon } from '#activity/service-icons.ts'
import { ServiceList } from '#activity/service-list.tsx'
import { useLanguageNames } from '#activity/use-language-names.ts'
import { Term, Terms } from '#booking/terms.tsx'
import type { PricePackage } from '#contract/activity-detail.ts'
import { Button } from '#ui/button.tsx'
import { Money, useMoney } from '#ui/money.tsx'
import { moreIcons } from '#ui/more-icons.ts'

interface Props {
  offer: PricePackage
  /** ID of the departure whose package is offered. */
  organization: string
  session: string
  /** Time at which the page was loaded, in ms since 1970. */
  now: number
  /** Whether this package has been chosen and the reply is awaited. */
  pending: boolean
  as: ComponentType<FormProps>
  action: string
}

/** Shows a package with its price for the party; 'Seç' posts the choice of this package. */
export function PackageCard({ offer, organization, session, now, pending, as: RouterForm, action }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const languages = useLanguageNames()
  const heading = useId()
  const { name, price, left, groups, max_travellers: most } = offer
  return (
    <li>
      <article className={styles.package} aria-labelledby={heading}>
        <header className={styles.packageHead}>
          <h3 id={heading} className={styles.packageName}>
            {name}
          </h3>
          {left !== null && (
            <span className={styles.left}>
              <Plural value={left} other="Son # yer" />
            </span>
          )}
        </header>
        <ServiceList services={offer.services} layout="chips" label={t`Paketin hizmetleri`} />
        <Terms>
          {offer.languages.length > 0 && (
            <Term path={serviceIcon('language')}>
              <Trans>Rehber dili: {languages(offer.languages)}</Trans>
            </Term>
          )}
          {offer.priced_per === 'booking' && (
            <Term icon="person">
              {most === null ? (
                <Trans>Yalnızca sizin grubunuz</Trans>
              ) : (
                <Trans>Yalnızca sizin grubunuz, en fazla {most} kişi</Trans>
              )}
            </Term>
          )}
          {offer.pick_up && (
            <Term icon="car">
              <Trans>Otelinizden alınırsınız.</Trans>
            </Term>
          )}
          {offer.cancellation && (
            <Term icon={moreIcons.refund}>
              <CancellationTerms cancellation={offer.cancellation} now={now} />
            </Term>
          )}
        </Terms>
        <div className={styles.packageFoot}>
          <div className={styles.packagePrice}>
            <strong className={styles.total}>
              <Money amount={price.total} />
            </strong>
            <span className={styles.each}>
              {groups.length === 0 ? (
                <Trans>
                  yetişkin başına <Money amount={offer.adult_price} />
                </Trans>
              ) : (
                groups
                  .map((group) => {
                    const each = money(group.total_base + group.total_tax + group.total_service_fee)
                    return `${group.count} × ${group.pax_name} (${each})`
                  })
                  .join(' + ')
              )}
            </span>
          </div>
          <RouterForm method="post" action={action}>
            <input type="hidden" name="intent" value="select" />
            <input type="hidden" name="product_id" value={offer.product_id} />
            <input type="hidden" name="organization_id" value={organization} />
            <input type="hidden" name="session_unique" value={session} />
            <input type="hidden" name="price" value={price.total} />
            <Button type="submit" pending={pending}>
              <Trans>Seç</Trans>{' '}
              <span className="visually-hidden">
                {name}, {money(price.total)}
              </span>
            </Button>
          </RouterForm>
        </div>
      </article>
    </li>
  )
}
