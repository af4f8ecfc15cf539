import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { settingsFromCookie } from '#app/settings-from-cookie.ts'
import { useTellNotice } from '#app/use-notice.ts'
import styles from '#app/settings-route.module.css'
import type { Country } from '#contract/countries.ts'
import type { UserSettings } from '#contract/frame.ts'
import { useCountryOptions } from '#forms/use-country-options.ts'
import { SelectField } from '#forms/select-field.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { Theme } from '#store/theme-cookie.ts'

/** Result of the settings form's action when saving does not redirect. */
export interface SettingsAnswer {
  failed: boolean
  /** Whether the new language applies only after a restart of the app. */
  restart: boolean
  /** Whether saving failed because the catalogue of the new language can't be fetched. */
  textsMissing: boolean
}

/**
 * Form with selects for language, country and currency, a choice of theme, and a Save button; after a change of
 * language a dialog offers a restart now or later.
 */
export function SettingsForm({
  countries,
  settings: kept,
  theme,
  onSaved,
}: {
  countries: Country[]
  settings: UserSettings
  theme: Theme
  onSaved?: () => void
}) {
  const { t } = useLingui()
  const { appInfo } = useRootData()
  const settings = settingsFromCookie(kept, appInfo, countries)
  const fetcher = useFetcher<SettingsAnswer>()
  const [answered, setAnswered] = useState<typeof fetcher.data>()
  const regions = useCountryOptions<Country>(({ code, name }) => ({ value: code, label: name }))
  const tellSaved = useTellNotice()
  const restart = () => window.location.reload()
  const { Form } = fetcher
  return (
    <Form method="post" action="/settings/" className={styles.form}>
      <SelectField
        name="language"
        label={t`Dil`}
        defaultValue={settings.language}
        options={appInfo.languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectField
        name="country"
        label={t`Ülke / bölge`}
        defaultValue={settings.country}
        options={regions(countries)}
      />
      <SelectField
        name="currency"
        label={t`Para birimi`}
        defaultValue={settings.currency}
        options={appInfo.currency_codes.map((code) => ({ value: code, label: code }))}
      />
      <p className={styles.note}>
        <Trans>Fiyatlar satış kuruyla çevrilir; ödeme Türk lirası ile alınır.</Trans>
      </p>
      <div>
        <p className={styles.label} aria-hidden="true">
          <Trans>Görünüm</Trans>
        </p>
        <Segmented
          name="theme"
          label={t`Görünüm`}
          defaultValue={theme}
          options={[
            { value: 'system', label: t`Sistem` },
            { value: 'light', label: t`Açık` },
            { value: 'dark', label: t`Koyu` },
          ]}
        />
      </div>
      {fetcher.data?.failed ? (
        <p role="alert" className={styles.error}>
          {fetcher.data.textsMissing ? (
            <Trans>Yeni dil için bağlantı gerekir. Bağlantınızı kontrol edip yeniden deneyin.</Trans>
          ) : (
            <Trans>Ayarlar kaydedilemedi. Seçimlerinizi gözden geçirip yeniden deneyin.</Trans>
          )}
        </p>
      ) : null}
      <Button type="submit" pending={fetcher.state !== 'idle'} wide>
        <Trans>Kaydet</Trans>
      </Button>
      <AlertDialog
        open={fetcher.data?.restart === true && fetcher.data !== answered}
        title={<Trans>Dil değişti</Trans>}
        message={<Trans>Yeni dil, ülke ve para birimi uygulama yeniden başlatılınca geçerli olur.</Trans>}
        confirmLabel={<Trans>Yeniden başlat</Trans>}
        cancelLabel={<Trans>Sonra</Trans>}
        onConfirm={restart}
        onClose={() => {
          // The traveller has closed the dialog that offers a restart. It stays closed until a new language is saved
          // again.
          setAnswered(fetcher.data)
          onSaved?.()
          tellSaved()
        }}
      />
    </Form>
  )
}
