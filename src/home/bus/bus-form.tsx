import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { type BusFields, busPlace, readBusFields, sameStation, stationLabel } from '#home/bus/bus-fields.ts'
import { BusPickers, preload } from '#home/bus/bus-pickers.tsx'
import { DayShortcuts } from '#home/bus/day-shortcuts.tsx'
import { DayField } from '#home/day-field.tsx'
import { FormError } from '#home/form-error.tsx'
import type { TabFormProps } from '#home/home-tab.ts'
import { SearchPlaces } from '#home/places/search-places.tsx'
import styles from '#home/search-form.module.css'
import { SearchSubmit } from '#home/search-submit.tsx'
import { useSearchForm } from '#home/use-search-form.ts'

/** The search form for buses: plain fields, which buttons and pickers replace after hydration. */
export function BusForm(props: TabFormProps<BusFields>) {
  const { popular, reply, lastDay, pending } = props
  const { t } = useLingui()
  const { today } = useRootData()
  const form = useRef<HTMLFormElement>(null)
  const state = useSearchForm(form, props, {
    read: (posted) => readBusFields(posted, today),
    same: sameStation,
    sentences: {
      departure: t`Nereden bineceğinizi seçin.`,
      arrival: t`Nereye gideceğinizi seçin.`,
      same: t`Kalkış ve varış aynı otogar olamaz. Başka bir varış seçin.`,
    },
  })
  const { fields, errors, enhanced } = state
  return (
    <>
      <Form
        ref={form}
        method="post"
        action="/?tab=bus"
        className={styles.form}
        data-fields="three"
        onSubmit={state.onSubmit}
      >
        <FormError error={errors.form} />
        <SearchPlaces
          state={state}
          reply={reply}
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
            reply={reply}
            onPreload={preload.days}
          />
          <DayShortcuts
            today={today}
            day={fields.departureDate}
            disabled={!enhanced}
            onChoose={(departureDate) => state.change({ departureDate }, 'departure_date')}
          />
        </div>
        <SearchSubmit pending={pending}>
          <Trans>Otobüs Bileti Bul</Trans>
        </SearchSubmit>
      </Form>
      <BusPickers state={state} popular={popular ?? []} lastDay={lastDay} />
    </>
  )
}
