import { Trans, useLingui } from '@lingui/react/macro'
import type { AlternativePrice } from '#contract/flight-results.ts'
import { type Choice, ChooseFlight } from '#flight/search/choose-flight.tsx'
import styles from '#flight/search/fare-box.module.css'
import { kilograms, recommendedCode } from '#flight/search/fares.ts'
import { useFareTerms } from '#flight/use-fare-terms.ts'
import { useLegPrice } from '#flight/search/use-leg-price.ts'
import { restOf } from '#i18n/shares.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Money } from '#ui/money.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

interface Props {
  productId: string
  fares: readonly AlternativePrice[]
  choice: Choice
  /** Description of the flight for screen readers. */
  flight: string
}

/**
 * Shows the fares of a flight side by side, each with its price and its services. Services that differ from those of
 * the previous fare are marked. If there are several fares, the second is marked as recommended.
 */
export function FareBox({ productId, fares, choice, flight }: Props) {
  const recommended = recommendedCode(fares)
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Bilet seçeneğinizi belirleyin</Trans>
      </legend>
      <ul className={styles.fares} data-scroll="inline">
        {fares.map((fare, index) => (
          <li key={fare.code} className={styles.fare} data-recommended={fare.code === recommended || undefined}>
            {fare.code === recommended && (
              <span className={styles.mark}>
                <Trans>Önerilen</Trans>
              </span>
            )}
            <p className={styles.name}>{fare.name}</p>
            <FarePrice fare={fare} cheapest={fares[0] ?? fare} choice={choice} />
            <FareFeatures features={fare.features} before={(fares[index - 1] ?? fare).features} />
            <ChooseFlight productId={productId} fare={fare.code} choice={choice} name={flight} size="small">
              <Trans>{fare.name} ile devam et</Trans>
            </ChooseFlight>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Shows the price of a fare and how much more it costs than the cheapest fare. */
function FarePrice({ fare, cheapest, choice }: { fare: AlternativePrice; cheapest: AlternativePrice; choice: Choice }) {
  const { currency } = useSite()
  const legPrice = useLegPrice(choice)
  const price = legPrice(fare.price.total)
  const more = restOf(price, legPrice(cheapest.price.total), currency)
  return (
    <>
      <p className={styles.price}>
        <Money amount={price} />
      </p>
      <p className={styles.more}>
        {fare === cheapest ? (
          <Trans>En düşük fiyat</Trans>
        ) : (
          <>
            <span className="visually-hidden">
              <Trans>{cheapest.name} ile fark:</Trans>{' '}
            </span>
            {more >= 0 && '+'}
            <Money amount={more} />
          </>
        )}
      </p>
    </>
  )
}

type Features = AlternativePrice['features']

/**
 * Lists the included and the excluded services of a fare, told apart by text as well as by colour. Services that differ
 * from those of the previous fare, `before`, are marked.
 */
function FareFeatures({ features, before }: { features: Features; before: Features }) {
  const others = useFeatures(before)
  return (
    <ul className={styles.features}>
      {useFeatures(features).map(({ icon, on, label }, index) => {
        const differs = label !== others[index]?.label
        return (
          <li key={icon} className={styles.feature} data-on={on || undefined} data-new={differs || undefined}>
            <Icon name={icon} size={16} />
            <span>
              {label}
              {differs && (
                <span className="visually-hidden">
                  {' '}
                  <Trans>(farklı)</Trans>
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function useFeatures(features: Features): { icon: IconName; on: boolean; label: string }[] {
  const { t } = useLingui()
  const terms = useFareTerms(features)
  const { hand_luggage: hand, luggage } = features.baggage_allowance
  const seat = features.seat_selection
  return [
    {
      icon: moreIcons.handbag,
      on: hand !== '',
      label: hand === '' ? t`El bagajı yok` : t`El bagajı: ${kilograms(hand)}`,
    },
    {
      icon: moreIcons.luggage,
      on: luggage !== '',
      label: luggage === '' ? t`Bagaj yok` : t`Bagaj: ${kilograms(luggage)}`,
    },
    { icon: moreIcons.seat, on: seat, label: seat ? t`Koltuk seçimi dahil` : t`Koltuk seçimi ücretli` },
    { icon: moreIcons.change, on: features.free_change, label: terms.change },
    { icon: moreIcons.refund, on: features.free_cancel, label: terms.cancel },
  ]
}
