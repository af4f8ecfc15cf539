import { Trans, useLingui } from '@lingui/react/macro'
import type { TransferItem } from '#contract/transfer-results.ts'
import type { ListedTransfer } from '#transfer/search/shuttle-departures.ts'
import card from '#transfer/search/transfer-card.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from '#transfer/search/departures.module.css'

interface Props {
  item: ListedTransfer
  chosen: TransferItem
  /**
   * ID of the form whose button selects the chosen departure. The radio buttons for the departure times belong to that
   * form.
   */
  form: string
  onChoose: (productId: string) => void
}

/** Shows the departure time of a shuttle; if there are several departures, the traveller chooses one. */
export function Departures({ item: { departures, rides }, chosen, form, onChoose }: Props) {
  const { t } = useLingui()
  const [ride] = rides
  if (!ride) return null
  const { departure_time: time } = ride
  return (
    <div className={classNames(card.departures, styles.departures)}>
      {departures.length > 1 ? (
        <fieldset className={styles.times} aria-label={t`Kalkış saati`}>
          {departures.map(({ product_id: id, rides: [one] }) => (
            <label key={id} className={styles.time}>
              <input
                type="radio"
                name="product_id"
                value={id}
                form={form}
                checked={id === chosen.product_id}
                className={styles.input}
                onChange={() => onChoose(id)}
              />
              {one?.departure_time}
            </label>
          ))}
        </fieldset>
      ) : (
        <strong>
          <Trans>{time} kalkış</Trans>
        </strong>
      )}
    </div>
  )
}
