import { useLingui } from '@lingui/react/macro'
import type { PlaceOption } from '#booking/places/places.ts'
import { type PlacePickerProps, PlacePopup } from '#home/places/place-popup.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

const marks: Readonly<Record<string, IconName>> = { location: 'location', activity: 'balloon' }

const mark = ({ kind = '' }: PlaceOption) => <Icon name={marks[kind] ?? 'search'} size={20} />

/** Popup in which a location or an activity is chosen. */
export function PointPopup(props: PlacePickerProps) {
  const { t } = useLingui()
  const words = {
    title: t`Yer veya etkinlik`,
    ask: t`Şehir, gezilecek yer veya etkinlik yazın`,
    popular: t`Popüler yerler ve etkinlikler`,
    list: t`Yerler ve etkinlikler`,
    nothing: t`Aramanızla eşleşen yer veya etkinlik bulunamadı.`,
  }
  return <PlacePopup {...props} product="activity" mark={mark} words={words} />
}
