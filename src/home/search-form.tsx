import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useRootData } from '#app/root-data.ts'
import { SwitchField } from '#forms/switch-field.tsx'
import { DateField } from '#home/date-field.tsx'
import { PassengerField } from '#home/passenger-field.tsx'
import { PlaceField } from '#home/place-field.tsx'
import type { HomeData } from '#home/home-loader.ts'
import type { Side } from '#home/search-fields.ts'
import styles from '#home/search-form.module.css'
import { preload, SearchPickers } from '#home/search-pickers.tsx'
import { type SearchReply, unreachable } from '#home/search-reply.ts'
import { firstError, useSearchForm } from '#home/use-search-form.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'

/** The flight search: a plain form first, with pickers in place of its fields once scripts run. */
export function SearchForm({
  initial,
  named,
  reply,
  lastDay,
}: Pick<HomeData, 'initial' | 'named' | 'lastDay'> & { reply: SearchReply | undefined }) {
  const { t } = useLingui()
  const { appInfo, today } = useRootData()
  const pending = useNavigation().formAction === '/'
  const form = useRef<HTMLFormElement>(null)
  const state = useSearchForm(form, { initial, named, reply, today, pending })
  const { fields, errors, enhanced, change } = state
  const { departure, arrival, dates, flyType } = fields

  const place = (side: Side) => (
    <PlaceField
      side={side}
      place={fields[side]}
      enhanced={enhanced}
      error={errors[`${side}_airport`]}
      matches={reply?.matches[side]}
      focusFirst={firstError(reply) === `${side}_airport`}
      onOpen={() => state.open(side)}
      onPreload={preload.airports}
    />
  )
  const day = (name: 'departure_date' | 'return_date', label: string, value: string, min: string) => (
    <DateField
      name={name}
      label={label}
      value={value}
      min={min}
      max={lastDay}
      enhanced={enhanced}
      error={errors[name]}
      focusFirst={firstError(reply) === name}
      onOpen={() => state.open(name)}
      onPreload={preload.days}
    />
  )

  return (
    <>
      <Form ref={form} method="post" action="/" preventScrollReset className={styles.form} onSubmit={state.onSubmit}>
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
        {errors.form && (
          <div className={styles.formError}>
            <Notice tone="danger" live>
              {errors.form === unreachable ? (
                <Trans>Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.</Trans>
              ) : (
                errors.form
              )}
            </Notice>
          </div>
        )}
        <div className={styles.places}>
          {place('departure')}
          <button
            type="button"
            className={styles.swap}
            aria-label={t`Kalkış ve varışı değiştir`}
            disabled={!enhanced}
            onClick={() => change({ departure: arrival, arrival: departure }, 'departure_airport', 'arrival_airport')}
          >
            <Icon name="swap" size={20} />
          </button>
          {place('arrival')}
        </div>
        <div className={styles.dates}>
          {day('departure_date', t`Gidiş tarihi`, dates.departure, today)}
          <div className={styles.back}>
            {day('return_date', t`Dönüş tarihi`, dates.return, enhanced ? dates.departure : today)}
          </div>
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
        <Button type="submit" size="large" wide icon="search" pending={pending} className={styles.submit ?? ''}>
          <Trans>Uçuş Ara</Trans>
        </Button>
      </Form>
      <SearchPickers state={state} lastDay={lastDay} />
    </>
  )
}
