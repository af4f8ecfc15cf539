/**
 * Page with the settings of language, country, currency and theme, which works before hydration. Its loader also
 * supplies the settings panel.
 */
import { useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, localeContext, storeContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { hasTexts } from '#api/has-texts.ts'
import { type SettingsAnswer, SettingsForm } from '#app/settings-form.tsx'
import styles from '#app/settings-route.module.css'
import type { Country } from '#contract/countries.ts'
import { UserSettings } from '#contract/frame.ts'
import { noticeMessages } from '#app/use-notice.ts'
import { leaveNotice, noticeOf } from '#store/notice.ts'
import { readThemeCookie, type Theme, themeCookie, themeOf } from '#store/theme-cookie.ts'
import { Notice } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

const inBrowser = typeof document !== 'undefined'

/**
 * Loads the settings of this device, including a language that will apply after a restart, and the available countries.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const settings = await context.get(storeContext).settings()
  const { results } = await frameCalls
    .countries(context.get(apiContext), { signal: request.signal })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return { results: [knownCountry(settings.country, context.get(localeContext).language)] }
    })
  const cookies = inBrowser ? document.cookie : (request.headers.get('Cookie') ?? '')
  const done = noticeOf(new URL(request.url).searchParams.get('done'))
  return { countries: results, settings, theme: readThemeCookie(cookies), done }
}

/**
 * Returns the country `code` as a list entry. If the list of countries can't be loaded, the settings offer only this
 * country. The loader does not fail in that case, because an error page would replace the screen behind the settings
 * panel.
 */
function knownCountry(code: string, language: string): Country {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  return { id: 0, code, name, phone_code: '' }
}

/**
 * Saves the settings on the device and, for a signed-in user, in the account. In the browser, a new language applies
 * only after a restart, which the traveller starts now or later. A new country and currency saved with it wait for the
 * same restart; the theme applies immediately. If the language is unchanged, or the form was posted without JavaScript,
 * the page is loaded again, so that all settings apply immediately.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = Object.fromEntries(await request.formData())
  const parsed = z.safeParse(UserSettings, form)
  if (!parsed.success)
    return data<SettingsAnswer>({ failed: true, restart: false, textsMissing: false }, { status: 400 })
  if (!(await isKnownCountry(context.get(apiContext), parsed.data.country, request.signal)))
    return data<SettingsAnswer>({ failed: true, restart: false, textsMissing: false }, { status: 400 })
  const store = context.get(storeContext)
  const { language } = parsed.data
  const changed = typeof document !== 'undefined' && language !== context.get(localeContext).language
  // The settings are not saved if the catalogue of the new language can't be fetched: without it, the app could not
  // start offline.
  if (changed && !(await hasTexts(context.get(apiContext), language, request.signal)))
    return data<SettingsAnswer>({ failed: true, restart: false, textsMissing: true }, { status: 503 })
  await store.setSettings(parsed.data)
  const saved = (await isSavedEverywhere(context, parsed.data)) ? 'settings' : 'settings-here'
  // If the settings could not be saved in the account because the sign-in had ended, the API client has put back the
  // device's settings from before the sign-in. So the new settings are stored on the device again.
  if (saved === 'settings-here') await store.setSettings(parsed.data)
  const theme = themeOf(form['theme'])
  if (!inBrowser) return redirectDocument(`/settings/?done=${saved}`, { headers: { 'Set-Cookie': themeCookie(theme) } })
  showTheme(theme)
  leaveNotice(saved)
  if (changed) return { failed: false, restart: true, textsMissing: false } satisfies SettingsAnswer
  return redirectDocument(window.location.pathname + window.location.search)
}

/**
 * Resolves to whether the app offers a country. If the list of countries can't be loaded, resolves to true. When
 * settings are saved in an account, the gateway checks the country too.
 */
async function isKnownCountry(api: Api, country: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { results } = await frameCalls.countries(api, { signal })
    return results.some(({ code }) => code === country)
  } catch (error) {
    if (error instanceof ApiError) return true
    throw error
  }
}

/**
 * Saves the settings in the account of a signed-in user. Resolves to false if the call fails; the settings saved on the
 * device remain.
 */
async function isSavedEverywhere(context: LoaderFunctionArgs['context'], settings: UserSettings): Promise<boolean> {
  if ((await context.get(storeContext).token()) === null) return true
  return frameCalls.saveSettings(context.get(apiContext), settings).then(
    () => true,
    () => false,
  )
}

/** Applies the theme immediately and stores it in a cookie on this device only. */
function showTheme(theme: Theme): void {
  document.cookie = themeCookie(theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function Component() {
  const { t } = useLingui()
  const { done, ...chosen } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={t`Ayarlar`}
        description={t`Ufuk'ta dil, ülke ve para birimi seçimi: fiyatlar seçtiğiniz para biriminde görünür.`}
      />
      <Page title={t`Ayarlar`} back="/">
        <div className={styles.screen}>
          {done && (
            <Notice tone="success" live>
              {t(noticeMessages[done])}
            </Notice>
          )}
          <SettingsForm {...chosen} />
        </div>
      </Page>
    </>
  )
}
