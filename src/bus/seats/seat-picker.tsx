import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import { GenderPopover } from '#bus/seats/gender-popover.tsx'
import { SeatLegend } from '#bus/seats/seat-legend.tsx'
import { SeatPlan } from '#bus/seats/seat-plan.tsx'
import planStyles from '#bus/seats/seat-plan.module.css'
import styles from '#bus/seats/seat-popup.module.css'
import { type ChosenSeat, seatFields, withoutSeat, withSeat } from '#bus/seats/seat-rules.ts'
import type { TripDetail } from '#bus/seats/trip-detail.ts'
import { TripFacts } from '#bus/seats/trip-facts.tsx'
import { mostSeats } from '#contract/bus-limits.ts'
import type { BusSeat } from '#contract/bus-results.ts'
import { useToast } from '#ui/toast.tsx'

interface Props {
  /** Product ID of the trip. */
  product: string
  detail: TripDetail
  /** Time at which the seats were requested, in ms since 1970. */
  now: number
  /** ID of the form that submits the chosen seats. */
  form: string
  chosen: readonly ChosenSeat[]
  onChange: (chosen: readonly ChosenSeat[]) => void
  onSend: () => void
  /** Called when the form is submitted without a seat. Afterwards the focus moves to a free seat. */
  onMissing: () => void
}

/** CSS selector of the seats in the seat plan that can be chosen. All other seats have `aria-disabled`. */
const freeSeat = '[data-seat]:not([aria-disabled])'

/** Shows the seat plan, and the form that contains the chosen seats. */
export function SeatPicker({ product, detail, now, form, chosen, onChange, onSend, onMissing }: Props) {
  const { t } = useLingui()
  const toast = useToast()
  const popover = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<BusSeat | null>(null)

  const press = (seat: BusSeat, event: MouseEvent<HTMLButtonElement>) => {
    if (chosen.some((one) => one.seat === seat.seat)) {
      onChange(withoutSeat(chosen, seat.seat))
      return
    }
    if (chosen.length >= mostSeats) {
      toast({ message: t`En fazla ${mostSeats} koltuk seçebilirsiniz`, tone: 'warning' })
      return
    }
    const source = event.currentTarget
    setAsked(seat)
    // The popover that asks for the gender is shown in the next animation frame, after React has rendered it for the
    // pressed seat.
    requestAnimationFrame(() => {
      popover.current?.showPopover({ source })
      popover.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    })
  }

  return (
    <div className={`${planStyles.seats} ${styles.side}`}>
      <div className={styles.plain}>
        <SeatLegend />
        <SeatPlan matrix={detail.seat_matrix} chosen={chosen} onPress={press} />
      </div>
      <GenderPopover
        popover={popover}
        seat={asked}
        onChoose={(gender) => {
          if (asked) onChange(withSeat(chosen, asked, gender))
          popover.current?.hidePopover()
        }}
      />
      <TripFacts detail={detail} now={now} />
      <Form
        id={form}
        method="post"
        hidden
        onSubmit={(event) => {
          if (chosen.length > 0) return onSend()
          event.preventDefault()
          onMissing()
          event.currentTarget.closest('dialog')?.querySelector<HTMLElement>(freeSeat)?.focus()
        }}
      >
        <input type="hidden" name="intent" value="select" />
        <input type="hidden" name="product_id" value={product} />
        {chosen.map(({ seat, gender, price }) => {
          const names = seatFields(seat)
          return [
            <input key={names.gender} type="hidden" name={names.gender} value={gender} />,
            <input key={names.price} type="hidden" name={names.price} value={price} />,
          ]
        })}
      </Form>
    </div>
  )
}
