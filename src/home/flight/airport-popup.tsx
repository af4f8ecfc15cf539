import { useLingui } from '@lingui/react/macro'
import { cityGroups } from '#home/places/place-groups.ts'
import { type PlacePickerProps, PlacePopup } from '#home/places/place-popup.tsx'
import { Icon } from '#ui/icon.tsx'

const cityMark = () => <Icon name="plane" size={20} />

/** Popup in which an airport or a city is chosen; the airports of a city are grouped. */
export function AirportPopup(props: PlacePickerProps) {
  const { t, i18n } = useLingui()
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region', fallback: 'code' })
  const whereabouts = ({ city, country_code: code }: { city: string; country_code: string }) => {
    // `country_code` may contain a text that is no country code. Such a text is shown unchanged.
    const country = /^[A-Z]{2}$/.test(code) ? countries.of(code) : code
    return country ? t`${city}, ${country}` : city
  }
  const words = {
    ask: t`Şehir veya havalimanı yazın`,
    popular: t`Popüler havalimanları`,
    list: t`Havalimanları`,
    nothing: t`Aramanızla eşleşen havalimanı bulunamadı.`,
  }
  return (
    <PlacePopup
      {...props}
      product="flight"
      mark={cityMark}
      group={(places) => cityGroups(places, whereabouts)}
      words={words}
    />
  )
}
