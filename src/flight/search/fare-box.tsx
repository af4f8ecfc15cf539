import { Trans, useLingui } from '@lingui/react/macro'
import type { AlternativePrice } from '#contract/flight-results.ts'
import { type Choice, ChooseFlight } from '#flight/search/choose-flight.tsx'
import styles from '#flight/search/fare-box.module.css'
import { recommendedCode } from '#flight/search/fares.ts'
import { useFareTerms } from '#flight/use-fare-terms.ts'
import { useLegPrice } from '#flight/search/use-leg-price.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Money } from '#ui/money.tsx'

interface Props {
  productId: string
  fares: readonly AlternativePrice[]
  choice: Choice
  /** Flight description for screen readers. */
  flight: string
}

/** The fares of a flight with their services; if there are several, the second is marked as recommended. */
export function FareBox({ productId, fares, choice, flight }: Props) {
  const recommended = recommendedCode(fares)
  const legPrice = useLegPrice(choice)
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Bilet seçeneğinizi belirleyin</Trans>
      </legend>
      <ul className={styles.fares}>
        {fares.map((fare) => (
          <li key={fare.code} className={styles.fare} data-recommended={fare.code === recommended || undefined}>
            {fare.code === recommended && (
              <span className={styles.mark}>
                <Trans>Önerilen</Trans>
              </span>
            )}
            <p className={styles.name}>{fare.name}</p>
            <FareFeatures features={fare.features} />
            <p className={styles.price}>
              <Money amount={legPrice(fare.price.total)} />
            </p>
            <ChooseFlight productId={productId} fare={fare.code} choice={choice} name={`${fare.name}, ${flight}`} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Included and excluded services of a fare, marked by text as well as by colour. */
function FareFeatures({ features }: Pick<AlternativePrice, 'features'>) {
  const { t } = useLingui()
  const terms = useFareTerms(features)
  const { hand_luggage: hand, luggage } = features.baggage_allowance
  return (
    <ul className={styles.features}>
      <Feature
        icon="handbag"
        on={hand !== ''}
        label={hand === '' ? t`El bagajı yok` : t`El bagajı: ${kilograms(hand)}`}
      />
      <Feature
        icon="luggage"
        on={luggage !== ''}
        label={luggage === '' ? t`Bagaj yok` : t`Bagaj: ${kilograms(luggage)}`}
      />
      <Feature
        icon="seat"
        on={features.seat_selection}
        label={features.seat_selection ? t`Koltuk seçimi dahil` : t`Koltuk seçimi ücretli`}
      />
      <Feature icon="change" on={features.free_change} label={terms.change} />
      <Feature icon="refund" on={features.free_cancel} label={terms.cancel} />
    </ul>
  )
}

/** Kilograms of an allowance; the unit is added if the wire's text has none. */
function kilograms(allowance: string): string {
  return /^\d+$/.test(allowance) ? `${allowance} kg` : allowance
}

function Feature({ icon, on, label }: { icon: IconName; on: boolean; label: string }) {
  return (
    <li className={styles.feature} data-on={on || undefined}>
      <Icon name={icon} size={16} />
      <span>{label}</span>
      <Icon name={on ? 'check' : 'close'} size={16} className={styles.tick} />
    </li>
  )
}
