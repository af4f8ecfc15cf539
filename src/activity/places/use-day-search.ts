import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { dateSearchDelay } from '#booking/search/date-bar.tsx'
import { addDays } from '#contract/calendar-date.ts'

interface DaySearchState {
  form: RefObject<HTMLFormElement | null>
  /** Chosen date as a plain date. */
  day: string
  /** Sets the date and starts the search after a delay, during which the date can be changed again. */
  choose: (day: string) => void
}

/**
 * State of a form that starts a search when a date is chosen, after the delay `dateSearchDelay`. The initial date is
 * tomorrow (docs/product/activities.md#home-and-pages-of-activities).
 */
export function useDaySearch(today: string): DaySearchState {
  const form = useRef<HTMLFormElement>(null)
  const [day, setDay] = useState(() => addDays(today, 1))
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const choose = (next: string) => {
    setDay(next)
    clearTimeout(timer.current)
    // While a year is being typed, the date field passes through years such as 0002 and 0020. These start no search.
    if (next < '2000') return
    timer.current = setTimeout(() => {
      if (form.current?.reportValidity()) void submit(form.current)
    }, dateSearchDelay)
  }
  return { form, day, choose }
}
