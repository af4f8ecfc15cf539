import { useLingui } from '@lingui/react/macro'
import type { PlaceKind } from '#home/places/place.ts'

/** What a popup says of its kind of place. */
export function usePlaceWords(kind: PlaceKind) {
  const { t } = useLingui()
  return {
    airport: {
      ask: t`Şehir veya havalimanı yazın`,
      popular: t`Popüler havalimanları`,
      list: t`Havalimanları`,
      nothing: t`Aramanızla eşleşen havalimanı bulunamadı.`,
    },
    station: {
      ask: t`Şehir, ilçe veya otogar yazın`,
      popular: t`Popüler otogarlar`,
      list: t`Otogarlar`,
      nothing: t`Aramanızla eşleşen otogar bulunamadı.`,
    },
  }[kind]
}
