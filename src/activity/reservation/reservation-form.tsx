import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useId, useState } from 'react'
import type { FormProps } from 'react-router'
import { reservationParams } from '#activity/activity-addresses.ts'
import { departureWords } from '#activity/departure-words.ts'
import { FieldError } from '#activity/field-error.tsx'
import { hasAges, type Party, partyFields, partySize } from '#activity/party.ts'
import { PartyFields } from '#activity/party-fields.tsx'
import { DepartureCalendar } from '#activity/reservation/departure-calendar.tsx'
import { DepartureSelect } from '#activity/reservation/departure-select.tsx'
import type { Packages } from '#activity/reservation/packages-data.ts'
import { Picker } from '#activity/reservation/picker.tsx'
import styles from '#activity/reservation/reservation.module.css'
import { useDepartures } from '#activity/reservation/use-departures.ts'
import { usePartyWords } from '#activity/use-party-words.ts'
import type { ActivityDetail } from '#contract/activity-detail.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { activityLimits } from '#contract/activity-limits.ts'
import { rule } from '#contract/rules.ts'
import { HiddenFields } from '#booking/search/hidden-fields.tsx'
import { Button } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useSite } from '#ui/site.ts'

interface Props {
  detail: ActivityDetail
  departures: readonly OrganizationDate[]
  /** ID of the departure that is chosen at first. */
  chosen: string | null
  party: Party
  session: string | null
  packages: Packages | undefined
  loading: boolean
  /**
   * Component that renders the form: React Router's `Form`, or the `Form` of a fetcher, which submits without a
   * navigation.
   */
  as: ComponentType<FormProps>
  action: string
  /**
   * ID of the form element. After the choice of a package was refused, `searchAgain` finds the form by this ID and
   * submits it again.
   */
  formId?: string
  onDeparture?: (departure: OrganizationDate | undefined) => void
}

/**
 * Form with which the traveller chooses the date and the party of a visit and searches packages (button 'Ara'). The
 * date is chosen in a calendar and the party in a sheet with steppers. Before hydration, the date is chosen in a select
 * and the party in plain fields.
 */
export function ReservationForm(props: Props) {
  const { detail, packages, loading, as: RouterForm, action, session, formId, onDeparture } = props
  const { t } = useLingui()
  const { language } = useSite()
  const hydrated = useHydrated()
  const words = usePartyWords()
  const [party, setParty] = useState(props.party)
  const [chosen, setChosen] = useState(props.chosen)
  const [open, setOpen] = useState<'date' | 'party' | null>(null)
  const [missing, setMissing] = useState(false)
  const id = useId()
  const dateButton = `${id}-date`
  const dates = useDepartures(detail.activity.id, party, props.departures)
  const { departures } = dates
  const departure = departures.find((one) => one.id === chosen)
  const refused = packages?.kind === 'refused' && !loading ? packages : undefined
  const [read, setRead] = useState<Packages>()
  const current = refused === read ? undefined : refused
  const ages = missing ? rule.required : current?.field === 'child_ages' ? current.message : undefined
  const people = current?.field === 'child_count' || current?.field === 'adult_count' ? current.message : undefined
  const noDate = current?.field === 'organization_id' ? current.message : undefined
  // If the backend refuses the party, the sheet opens for correction; if it refuses the date, the button of the date
  // gets the focus.
  const [opened, setOpened] = useState<Packages>()
  if (current !== undefined && current !== opened) {
    setOpened(current)
    if (current.field !== 'organization_id') setOpen('party')
  }
  useEffect(() => {
    if (noDate) document.getElementById(dateButton)?.focus()
  }, [noDate, dateButton])

  const change = (next: Party) => {
    setParty(next)
    setMissing(false)
    setRead(refused)
  }
  const choose = (next: OrganizationDate) => {
    setChosen(next.id)
    setRead(refused)
    setOpen(null)
    onDeparture?.(next)
  }
  const fields = (
    <PartyFields
      party={party}
      onChange={change}
      types={detail.passenger_types}
      ages={detail.child_ages}
      units={detail.units}
      error={ages}
    />
  )
  const problem = <FieldError id={`${id}-people`} error={people} />
  return (
    <>
      <RouterForm
        id={formId}
        method="get"
        action={action}
        replace
        preventScrollReset
        noValidate={hydrated}
        className={styles.form}
        onSubmit={(event) => {
          if (hasAges(party)) return
          event.preventDefault()
          setMissing(true)
          setOpen('party')
        }}
      >
        {session && <input type="hidden" name={reservationParams.session} value={session} />}
        {departure && <input type="hidden" name={reservationParams.day} value={departure.start_date} />}
        {hydrated ? (
          <>
            <Picker
              id={dateButton}
              icon={moreIcons.calendar}
              label={t`Tarih`}
              value={departure ? departureWords(departure, language) : t`Tarih seçin`}
              error={noDate}
              onOpen={() => setOpen('date')}
            />
            <input type="hidden" name={reservationParams.organization} value={chosen ?? ''} />
            <Picker
              id={`${id}-party`}
              icon="person"
              label={t`Katılımcılar`}
              value={words(party)}
              error={ages ?? people}
              onOpen={() => setOpen('party')}
            />
            <HiddenFields fields={partyFields(party)} />
          </>
        ) : (
          <>
            <DepartureSelect departures={departures} chosen={chosen} error={noDate} />
            {fields}
            {problem}
          </>
        )}
        <Button type="submit" size="large" wide icon="search" pending={loading}>
          <Trans>Ara</Trans>
        </Button>
      </RouterForm>
      {hydrated && (
        <>
          <Sheet
            title={t`Tarih seçin`}
            open={open === 'date'}
            width="min(52rem, 100% - 2rem)"
            onClose={() => setOpen(null)}
          >
            {open === 'date' && <DepartureCalendar dates={dates} chosen={departure} onChoose={choose} />}
          </Sheet>
          <Sheet
            title={t`Katılımcılar`}
            open={open === 'party'}
            onClose={() => setOpen(null)}
            footer={
              <Button wide size="large" onClick={() => setOpen(null)}>
                <Trans>Tamam</Trans>
              </Button>
            }
          >
            {open === 'party' && (
              <>
                {fields}
                {problem}
                {partySize(party) >= activityLimits.most && (
                  <p className={styles.hint}>
                    <Trans>Bir rezervasyonda en fazla {activityLimits.most} kişi olabilir.</Trans>
                  </p>
                )}
              </>
            )}
          </Sheet>
        </>
      )}
    </>
  )
}
