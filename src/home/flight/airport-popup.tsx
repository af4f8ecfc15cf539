import { useLingui } from '@lingui/react/macro'
import { type PlacePickerProps, PlacePopup } from '#home/places/place-popup.tsx'

/** Place picker for airports. */
export function AirportPopup(props: PlacePickerProps) {
  const { t } = useLingui()
  const words = {
    ask: t`Şehir veya havalimanı yazın`,
    popular: t`Popüler havalimanları`,
    list: t`Havalimanları`,
    nothing: t`Aramanızla eşleşen havalimanı bulunamadı.`,
  }
  return <PlacePopup {...props} product="flight" words={words} />
}
