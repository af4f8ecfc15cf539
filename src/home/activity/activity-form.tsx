import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { activityAddress } from '#activity/activity-addresses.ts'
import { hasAges } from '#activity/party.ts'
import { readPoint } from '#activity/points.ts'
import { useRootData } from '#api/root-data.ts'
import type { PlaceOption } from '#booking/places/places.ts'
import { type ActivityFields, activityPlace, pointLabel, readActivityFields } from '#home/activity/activity-fields.ts'
import own from '#home/activity/activity-form.module.css'
import { ActivityPickers, preload } from '#home/activity/activity-pickers.tsx'
import { PartyField } from '#home/activity/party-field.tsx'
import { DayField } from '#home/day-field.tsx'
import { FormError } from '#home/form-error.tsx'
import type { TabFormProps } from '#home/home-tab.ts'
import { PlaceField } from '#home/places/place-field.tsx'
import { placeOf } from '#home/places/place.ts'
import { SearchForm } from '#home/search-form.tsx'
import { useFormFields } from '#home/use-form-fields.ts'

/**
 * The search form for activities: plain fields, which buttons and pickers replace after hydration. With JavaScript, the
 * fields for date and participants appear once a place is chosen. Choosing an activity instead of a place opens its
 * page.
 */
export function ActivityForm({ initial, named, popular, reply, lastDay, pending }: TabFormProps<ActivityFields>) {
  const { t } = useLingui()
  const { today } = useRootData()
  const navigate = useNavigate()
  const state = useFormFields({
    initial,
    named: (fields) => ({ ...fields, ...named }),
    reply,
    typed(posted, fields) {
      const typed = readActivityFields(posted, today)
      return typed.location.text === fields.location.text ? { ...typed, location: fields.location } : typed
    },
  })
  const { fields, errors, enhanced } = state
  const { location, date, party } = fields
  const label = pointLabel(location)

  const choose = (place: PlaceOption) => {
    const point = readPoint(String(place.id))
    state.close(null)
    if (point?.kind === 'activity') void navigate(activityAddress(point.id))
    else {
      state.change({ location: placeOf(place) }, 'location')
      state.focusNext('departure_date')
    }
  }
  const onSubmit = (event: FormEvent) => {
    if (pending) event.preventDefault()
    else if (!label) {
      event.preventDefault()
      state.refuse({ location: t`Bir yer veya etkinlik seçin.` })
      state.open('location')
    } else if (!hasAges(party)) {
      event.preventDefault()
      state.refuse({ passengers: t`Her çocuğun yaşını seçin.` })
      state.open('passengers')
    }
  }
  return (
    <>
      <SearchForm
        product="activity"
        state={{ form: state.form, onSubmit }}
        pending={pending}
        submit={<Trans>Etkinlik Bul</Trans>}
        className={own.form}
        data-chosen={label !== undefined || location.text !== ''}
      >
        <FormError error={errors.form} />
        <div className={own.place}>
          <PlaceField
            side="location"
            label={t`Nerede, ne yapmak istersiniz?`}
            kind={activityPlace}
            place={location}
            chosen={label}
            icon="location"
            empty={t`Yer veya etkinlik seçin`}
            placeholder={t`Kapadokya, dalış, Efes`}
            state={state}
            onPreload={preload.places}
          />
        </div>
        {(!enhanced || label) && (
          <div className={own.when}>
            <DayField
              name="departure_date"
              label={t`Tarih`}
              value={date}
              min={today}
              max={lastDay}
              state={state}
              onPreload={preload.days}
            />
            <PartyField
              party={party}
              enhanced={enhanced}
              error={errors.passengers}
              onOpen={() => state.open('passengers')}
              onPreload={preload.party}
            />
          </div>
        )}
      </SearchForm>
      <ActivityPickers state={state} popular={popular ?? []} onChoose={choose} />
    </>
  )
}
