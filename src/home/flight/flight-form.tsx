import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import { SwitchField } from '#forms/switch-field.tsx'
import { bagParam } from '#booking/search/bag-param.ts'
import { DayField } from '#home/day-field.tsx'
import { FlightPickers, preload } from '#home/flight/flight-pickers.tsx'
import { PassengerField } from '#home/flight/passenger-field.tsx'
import {
  airportLabel,
  flightEnds,
  flightPlace,
  readFlightFields,
  type FlightFields,
} from '#home/flight/flight-fields.ts'
import { FormError } from '#home/form-error.tsx'
import type { TabFormProps } from '#home/home-tab.ts'
import { SearchPlaces } from '#home/places/search-places.tsx'
import styles from '#home/search-form.module.css'
import { ReturnDayField } from '#home/return-day-field.tsx'
import { SearchForm } from '#home/search-form.tsx'
import { useSearchForm } from '#home/use-search-form.ts'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'

/** The search form for flights: plain fields, which buttons and pickers replace after hydration. */
export function FlightForm(props: TabFormProps<FlightFields>) {
  const { lastDay, pending } = props
  const { t } = useLingui()
  const { appInfo, today } = useRootData()
  const state = useSearchForm(props, (posted) => readFlightFields(posted, today), flightEnds)
  const { fields, errors, enhanced, change } = state
  const { dates, flyType } = fields

  const day = { max: lastDay, state, onPreload: preload.days }

  return (
    <>
      <SearchForm product="flight" state={state} pending={pending} submit={<Trans>Uçuş Ara</Trans>}>
        <div className={styles.type}>
          <Segmented
            name="fly_type"
            label={t`Yolculuk tipi`}
            options={[
              { value: 'OW', label: t`Tek Yön` },
              { value: 'RT', label: t`Gidiş / Dönüş` },
            ]}
            value={flyType}
            onChange={(next) => change({ flyType: next })}
          />
        </div>
        <FormError error={errors.form} />
        <SearchPlaces
          state={state}
          kind={flightPlace}
          icons={{ departure: 'plane-takeoff', arrival: 'plane-landing' }}
          placeholder={t`Şehir veya kod`}
          labelOf={(place) => {
            const label = airportLabel(place)
            if (!label) return undefined
            const { city, code } = label
            return code ? { head: code, detail: city } : { head: city, detail: t`Tüm havalimanları` }
          }}
          onPreload={preload.places}
        />
        <div className={styles.dates}>
          <DayField {...day} name="departure_date" label={t`Gidiş tarihi`} value={dates.departure} min={today} />
          <ReturnDayField {...day} dates={dates} />
          <button
            type="button"
            className={styles.addReturn}
            disabled={!enhanced}
            onClick={() => change({ flyType: 'RT' })}
          >
            <Icon name="plus" size={20} />
            <Trans>Dönüş ekle</Trans>
          </button>
        </div>
        <PassengerField
          counts={fields.counts}
          flightClass={fields.flightClass}
          constants={appInfo.constants.flight}
          enhanced={enhanced}
          error={errors.passengers}
          onOpen={() => state.open('passengers')}
          onPreload={preload.passengers}
        />
        <div className={styles.direct}>
          <SwitchField
            name="direct_flights_only"
            defaultChecked={fields.direct}
            onCheck={(direct) => change({ direct })}
          >
            <Trans>Sadece direkt uçuşlar</Trans>
          </SwitchField>
        </div>
        {fields.bag && <input type="hidden" name={bagParam} value="1" />}
      </SearchForm>
      <FlightPickers state={state} />
    </>
  )
}
