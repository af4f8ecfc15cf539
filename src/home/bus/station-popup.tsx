import { useLingui } from '@lingui/react/macro'
import { type PlacePickerProps, PlacePopup } from '#home/places/place-popup.tsx'
import { Icon } from '#ui/icon.tsx'

const stationMark = () => <Icon name="bus" size={20} />

/** Popup in which a bus station is chosen. */
export function StationPopup(props: PlacePickerProps) {
  const { t } = useLingui()
  const words = {
    ask: t`Şehir, ilçe veya otogar yazın`,
    popular: t`Popüler otogarlar`,
    list: t`Otogarlar`,
    nothing: t`Aramanızla eşleşen otogar bulunamadı.`,
  }
  return <PlacePopup {...props} product="bus" mark={stationMark} words={words} />
}
