import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useRootData } from '#api/root-data.ts'
import type { DatesPopup as Popup } from '#booking/day-prices/dates-popup.tsx'
import styles from '#booking/search/date-bar.module.css'
import { formatDate } from '#i18n/plain-date.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { usePressedPart } from '#ui/use-pressed-part.ts'

const fetchPopup = async () => (await import('#booking/day-prices/dates-popup.tsx')).DatesPopup

interface Props {
  form: RefObject<HTMLFormElement | null>
  /** Label of the date in a search without a journey, such as an activity search. */
  label: string | undefined
  /** Departure and return date as plain dates; `back` is null for a search with a single date. */
  departure: string
  back: string | null
  lastDay: string
  priced: ComponentProps<typeof Popup>['priced']
  /** Called after a choice in the calendar has changed the date inputs of the form. */
  onChoose: () => void
  /** The date inputs of the search form. */
  children: ReactNode
}

/**
 * Button that opens the calendar of a search. Before hydration it expands the date inputs instead. The date inputs stay
 * in the form and receive the dates that are chosen in the calendar.
 */
export function CalendarFold({ form, label, departure, back, lastDay, priced, onChoose, children }: Props) {
  const { i18n } = useLingui()
  const { today } = useRootData()
  const fold = useRef<HTMLDetailsElement>(null)
  const [hasCalendar, setHasCalendar] = useState(false)
  const [open, setOpen] = useState(false)
  const { Part: DatesPopup, preload, press } = usePressedPart(fetchPopup)
  // Date inputs that were expanded before hydration stay visible, so that no typed date is lost.
  useEffect(() => setHasCalendar(!fold.current?.open), [])

  const face = (
    <>
      <Icon name={moreIcons.calendar} size={20} />
      {back !== null && (
        <span className={styles.back}>
          <Trans>Dönüş</Trans>
          <time dateTime={back}>{formatDate(back, 'dayMonth', i18n.locale)}</time>
        </span>
      )}
      <span className="visually-hidden">
        <Trans>Takvim</Trans>
      </span>
    </>
  )
  const write = (name: string, day: string) => {
    const input = form.current?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = day
  }
  return (
    <>
      <details ref={fold} hidden={hasCalendar}>
        <summary className={styles.opener} data-back={back === null ? undefined : ''}>
          {face}
        </summary>
        {children}
      </details>
      {hasCalendar && (
        <button
          type="button"
          className={styles.opener}
          data-back={back === null ? undefined : ''}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onClick={() => press(() => setOpen(true))}
        >
          {face}
        </button>
      )}
      {DatesPopup && (
        <Suspense fallback={null}>
          <DatesPopup
            title={label}
            dates={{ departure, return: back ?? departure }}
            roundTrip={back !== null}
            asks="departure"
            stay={0}
            max={lastDay}
            today={today}
            open={open}
            priced={priced}
            onClose={(chosen) => {
              setOpen(false)
              if (chosen === null) return
              write('departure_date', chosen.departure)
              if (back !== null) write('return_date', chosen.return)
              onChoose()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
