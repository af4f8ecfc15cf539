import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import type { Side } from '#booking/places/places.ts'
import { type BusFields, readBusFields, sameStation, stationLabel } from '#home/bus/bus-fields.ts'
import { BusPickers, preload } from '#home/bus/bus-pickers.tsx'
import { DayShortcuts } from '#home/bus/day-shortcuts.tsx'
import { DateField } from '#home/day-field.tsx'
import { FormError } from '#home/form-error.tsx'
import type { TabFormProps } from '#home/home-tab.ts'
import { PlaceField } from '#home/places/place-field.tsx'
import { SwapButton } from '#home/places/swap-button.tsx'
import styles from '#home/search-form.module.css'
import { firstError } from '#home/search-reply.ts'
import { useSearchForm } from '#home/use-search-form.ts'
import { Button } from '#ui/button.tsx'

/** The bus search: a plain form first, with pickers in place of its fields once scripts run. */
export function BusForm({ initial, named, popular, reply, lastDay, pending }: TabFormProps<BusFields>) {
  const { t } = useLingui()
  const { today } = useRootData()
  const form = useRef<HTMLFormElement>(null)
  const state = useSearchForm(form, {
    initial,
    named,
    reply,
    pending,
    read: (posted) => readBusFields(posted, today),
    same: sameStation,
    sentences: {
      departure: t`Nereden bineceğinizi seçin.`,
      arrival: t`Nereye gideceğinizi seçin.`,
      same: t`Kalkış ve varış aynı otogar olamaz. Başka bir varış seçin.`,
    },
  })
  const { fields, errors, enhanced } = state
  const place = (side: Side) => (
    <PlaceField
      side={side}
      kind="station"
      place={fields[side]}
      chosen={stationLabel(fields[side])}
      icon="bus"
      placeholder={t`Şehir, otogar`}
      enhanced={enhanced}
      error={errors[side]}
      matches={reply?.matches[side]}
      focusFirst={firstError(reply) === side}
      onOpen={() => state.open(side)}
      onPreload={preload.places}
    />
  )
  return (
    <>
      <Form
        ref={form}
        method="post"
        action="/?tab=bus"
        className={styles.form}
        data-product="bus"
        onSubmit={state.onSubmit}
      >
        <FormError error={errors.form} />
        <div className={styles.places}>
          {place('departure')}
          <SwapButton disabled={!enhanced} onSwap={state.swap} />
          {place('arrival')}
        </div>
        <div className={styles.day}>
          <DateField
            name="departure_date"
            label={t`Gidiş tarihi`}
            value={fields.departureDate}
            min={today}
            max={lastDay}
            enhanced={enhanced}
            error={errors.departure_date}
            focusFirst={firstError(reply) === 'departure_date'}
            onOpen={() => state.open('departure_date')}
            onPreload={preload.days}
          />
          <DayShortcuts
            today={today}
            day={fields.departureDate}
            disabled={!enhanced}
            onChoose={(departureDate) => state.change({ departureDate }, 'departure_date')}
          />
        </div>
        <Button type="submit" size="large" wide icon="search" pending={pending} className={styles.submit ?? ''}>
          <Trans>Otobüs Bileti Bul</Trans>
        </Button>
      </Form>
      <BusPickers state={state} popular={popular ?? []} lastDay={lastDay} />
    </>
  )
}
