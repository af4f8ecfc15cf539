import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import { flightParam } from '#booking/transfer-link/transfer-flight.ts'
import { DayField } from '#home/day-field.tsx'
import { FormError } from '#home/form-error.tsx'
import type { TabFormProps } from '#home/home-tab.ts'
import { SearchPlaces } from '#home/places/search-places.tsx'
import styles from '#home/search-form.module.css'
import { ReturnDayField } from '#home/return-day-field.tsx'
import { SearchForm } from '#home/search-form.tsx'
import { PartyField } from '#home/transfer/party-field.tsx'
import { PickUpTimeField } from '#home/transfer/pick-up-time-field.tsx'
import {
  locationLabel,
  readTransferFields,
  transferEnds,
  type TransferFields,
  transferPlace,
} from '#home/transfer/transfer-fields.ts'
import own from '#home/transfer/transfer-form.module.css'
import { preload, TransferPickers } from '#home/transfer/transfer-pickers.tsx'
import { useSearchForm } from '#home/use-search-form.ts'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'

/** The search form for transfers: plain fields, which buttons and pickers replace after hydration. */
export function TransferForm(props: TabFormProps<TransferFields>) {
  const { popular, lastDay, pending } = props
  const { t } = useLingui()
  const { today } = useRootData()
  const state = useSearchForm(props, (posted) => readTransferFields(posted, today), transferEnds)
  const { fields, errors, enhanced, change } = state
  const { dates, times } = fields
  const day = { max: lastDay, state, onPreload: preload.days }
  const time = (name: 'departure_pickup_time' | 'return_pickup_time', label: string, side: 'departure' | 'return') => (
    <PickUpTimeField
      name={name}
      label={label}
      day={dates[side]}
      value={times[side]}
      state={state}
      onChange={(value) => change({ times: { ...times, [side]: value } }, name, 'return_pickup_time')}
    />
  )
  const dropFlight = () => {
    change({ flight: '' })
    state.form.current?.querySelector<HTMLElement>('[data-field="passengers"]')?.focus()
  }
  return (
    <>
      <SearchForm
        product="transfer"
        state={state}
        pending={pending}
        submit={<Trans>Transfer Bul</Trans>}
        className={own.form}
      >
        <div className={classNames(styles.type, own.type)}>
          <Segmented
            name="travel_type"
            label={t`Yolculuk tipi`}
            options={[
              { value: 'OW', label: t`Tek Yön` },
              { value: 'RT', label: t`Gidiş / Dönüş` },
            ]}
            value={fields.travelType}
            onChange={(travelType) => change({ travelType })}
          />
        </div>
        <FormError error={errors.form} />
        <div className={own.ends}>
          <SearchPlaces
            state={state}
            kind={transferPlace}
            empty={t`Yer seçin`}
            icons={{ departure: 'location', arrival: 'location' }}
            placeholder={t`Havalimanı, otel, semt`}
            labelOf={locationLabel}
            onPreload={preload.places}
          />
        </div>
        <div className={classNames(styles.dates, own.dates)}>
          <DayField {...day} name="departure_date" label={t`Gidiş tarihi`} value={dates.departure} min={today} />
          {time('departure_pickup_time', t`Alış saati`, 'departure')}
          <ReturnDayField {...day} dates={dates} />
          <div className={styles.back}>{time('return_pickup_time', t`Dönüş alış saati`, 'return')}</div>
        </div>
        <PartyField
          passengers={fields.passengers}
          baggage={fields.baggage}
          enhanced={enhanced}
          error={errors.passengers}
          onOpen={() => state.open('passengers')}
          onPreload={preload.party}
        />
        {fields.flight !== '' && (
          <p className={own.flight}>
            <Icon name="plane" size={16} />
            <Trans>{fields.flight} uçuşundan sonra</Trans>
            <input type="hidden" name={flightParam} value={fields.flight} />
            {enhanced && <IconButton icon="close" label={t`${fields.flight} uçuşunu kaldır`} onClick={dropFlight} />}
          </p>
        )}
      </SearchForm>
      <TransferPickers state={state} popular={popular ?? []} />
    </>
  )
}
