import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import { busEnds, type BusFields, busPlace, readBusFields, stationLabel } from '#home/bus/bus-fields.ts'
import { BusPickers, preload } from '#home/bus/bus-pickers.tsx'
import { DayShortcuts } from '#home/bus/day-shortcuts.tsx'
import { DayField } from '#home/day-field.tsx'
import { FormError } from '#home/form-error.tsx'
import type { TabFormProps } from '#home/home-tab.ts'
import { SearchPlaces } from '#home/places/search-places.tsx'
import styles from '#home/search-form.module.css'
import { SearchForm } from '#home/search-form.tsx'
import { useSearchForm } from '#home/use-search-form.ts'

/** The search form for buses: plain fields, which buttons and pickers replace after hydration. */
export function BusForm(props: TabFormProps<BusFields>) {
  const { popular, lastDay, pending } = props
  const { t } = useLingui()
  const { today } = useRootData()
  const state = useSearchForm(props, (posted) => readBusFields(posted, today), busEnds)
  const { fields, errors, enhanced } = state
  return (
    <>
      <SearchForm
        product="bus"
        state={state}
        pending={pending}
        submit={<Trans>Otobüs Bileti Bul</Trans>}
        data-fields="three"
      >
        <FormError error={errors.form} />
        <SearchPlaces
          state={state}
          kind={busPlace}
          icons={{ departure: 'bus', arrival: 'bus' }}
          placeholder={t`Şehir, otogar`}
          labelOf={stationLabel}
          onPreload={preload.places}
        />
        <div className={styles.day}>
          <DayField
            name="departure_date"
            label={t`Gidiş tarihi`}
            value={fields.departureDate}
            min={today}
            max={lastDay}
            state={state}
            onPreload={preload.days}
          />
          <DayShortcuts
            today={today}
            day={fields.departureDate}
            disabled={!enhanced}
            onChoose={(departureDate) => state.change({ departureDate }, 'departure_date')}
          />
        </div>
      </SearchForm>
      <BusPickers state={state} popular={popular ?? []} />
    </>
  )
}
