import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useRootData } from '#api/root-data.ts'
import { lastDayOnSale } from '#booking/search/day-rules.ts'
import { plannedRides } from '#transfer/booked-rides.ts'
import type { MoveAnswer } from '#transfer/booking/move-pick-ups.ts'
import { offeredTimes } from '#transfer/offered-times.ts'
import styles from '#transfer/booking/pick-up-card.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'

interface PickUpFieldsProps {
  booking: TransferBooking
  /** The answer to the last request, whose values are shown again. */
  answer: MoveAnswer | null
}

/** Day and time of each ride; the first invalid one gets the focus. */
export function PickUpFields({ booking, answer }: PickUpFieldsProps) {
  const { t } = useLingui()
  const { today } = useRootData()
  const fields = useRef<HTMLDivElement>(null)
  const { asked = null, errors = {} } = answer ?? {}
  // An error goes with the first change of its field: if it came back as the field is left, the button would move away.
  const [edited, setEdited] = useState<Record<string, MoveAnswer | null>>({})
  const errorsOf = (name: string) => (edited[name] === answer ? undefined : errors[name])
  const edit = (name: string) => () => setEdited((before) => ({ ...before, [name]: answer }))
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answer])
  const rides = plannedRides(booking)
  const names = [
    { day: 'departure_date', time: 'departure_pickup_time' },
    { day: 'return_date', time: 'return_pickup_time' },
  ] as const
  return (
    <div ref={fields} className={styles.fields}>
      {rides.map(({ date, time }, index) => {
        const name = names[index]
        if (!name) return null
        const only = rides.length === 1
        const shownTime = asked?.[name.time] || time
        return (
          <div key={name.day} className={styles.ride}>
            <TextField
              type="date"
              name={name.day}
              label={only ? t`Gün` : index === 0 ? t`Gidiş günü` : t`Dönüş günü`}
              min={today}
              max={lastDayOnSale(today)}
              defaultValue={asked?.[name.day] ?? date}
              errors={errorsOf(name.day)}
              onValue={edit(name.day)}
              required
            />
            <SelectField
              name={name.time}
              label={only ? t`Saat` : index === 0 ? t`Gidiş alış saati` : t`Dönüş alış saati`}
              defaultValue={shownTime}
              errors={errorsOf(name.time)}
              onValue={edit(name.time)}
              options={offeredTimes(shownTime).map((one) => ({ value: one, label: one }))}
              required
            />
          </div>
        )
      })}
    </div>
  )
}
