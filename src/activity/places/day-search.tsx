import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import styles from '#activity/places/location-screen.module.css'
import { activityLimits } from '#contract/activity-limits.ts'
import field from '#forms/field.module.css'
import { Button } from '#ui/button.tsx'

interface Props {
  form: RefObject<HTMLFormElement | null>
  /** ID of the location that the form searches. */
  location: string
  /** Chosen, earliest and latest date, as plain dates. */
  day: string
  min: string
  max: string
  onChange: (day: string) => void
}

/**
 * Form that searches the activities at a location on a date for two adults. The button or the choice of another date
 * starts the search.
 */
export function DaySearch({ form, location, day, min, max, onChange }: Props) {
  const { formData } = useNavigation()
  const pending = formData?.get('location_id') === location
  return (
    <Form ref={form} method="post" className={styles.form}>
      <input type="hidden" name="location_id" value={location} />
      <input type="hidden" name="adult_count" value={activityLimits.adults.preset} />
      <input type="hidden" name="child_count" value={activityLimits.children.preset} />
      <label className={styles.field}>
        <Trans>Etkinlik tarihi</Trans>
        <input
          type="date"
          name="departure_date"
          required
          value={day}
          min={min}
          max={max}
          className={field.input}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <Button type="submit" icon="search" pending={pending}>
        <Trans>Etkinlikleri göster</Trans>
      </Button>
    </Form>
  )
}
