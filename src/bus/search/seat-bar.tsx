import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#bus/search/seat-bar.module.css'
import { type ChosenSeat, totalOf } from '#bus/search/seat-rules.ts'
import { useSeatWords } from '#bus/search/seat-words.ts'
import { mostSeats } from '#contract/bus-limits.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Money } from '#ui/money.tsx'

interface Props {
  chosen: readonly ChosenSeat[]
  /** Id of the form that 'Ödemeye Git' sends. */
  form: string
  onRemove: (seat: string) => void
}

/** The chosen seats in four slots, what they come to, and the way to the payment. */
export function SeatBar({ chosen, form, onRemove }: Props) {
  const { t } = useLingui()
  const words = useSeatWords()
  return (
    <div className={styles.bar}>
      <div className={styles.picked}>
        <h3 className={styles.title}>
          <Trans>Seçilen Koltuklar</Trans>
        </h3>
        <ul className={styles.slots} aria-label={t`Seçilen Koltuklar`}>
          {Array.from({ length: mostSeats }, (_, slot) => {
            const seat = chosen[slot]
            return (
              <li key={seat?.seat ?? `free ${slot}`} className={styles.slot} data-owner={seat?.gender}>
                {seat ? (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t`Koltuk ${seat.seat}, ${words.gender(seat.gender)}: çıkar`}
                    onClick={() => onRemove(seat.seat)}
                  >
                    <strong>{seat.seat}</strong>
                    <span className={styles.mark} data-mark={words.mark(seat.gender)} />
                    <Icon name="close" size={16} className={styles.cross} />
                  </button>
                ) : (
                  <span className="visually-hidden">
                    <Trans>boş</Trans>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <p className={styles.total} role="status">
        <span className="visually-hidden">
          <Trans>Toplam</Trans>
        </span>{' '}
        <Money amount={totalOf(chosen)} />
      </p>
      <Button type="submit" form={form} aria-disabled={chosen.length === 0 || undefined} className={styles.go}>
        <Trans>Ödemeye Git</Trans>
      </Button>
    </div>
  )
}
