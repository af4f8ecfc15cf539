import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { PlaceAnswer } from '#booking/places/place-search.ts'
import type { PlaceOption } from '#booking/places/places.ts'
import { ownAddresses } from '#contract/own-addresses.ts'
import { type PlacePickerProps, PlacePopup } from '#home/places/place-popup.tsx'
import { NearbyButton } from '#home/transfer/nearby-button.tsx'
import { locationPaths } from '#home/transfer/location-paths.ts'
import { Drawing } from '#ui/icon.tsx'

const mark = ({ kind = '' }: PlaceOption) => (
  <Drawing path={locationPaths.get(kind) ?? locationPaths.get('area') ?? ''} size={20} />
)

/**
 * Popup in which a place for a transfer is chosen; it lists nearby places on request. The popup for the departure
 * suggests the city of the traveller's IP address as keyword, if this city is known.
 */
export function LocationPopup(props: PlacePickerProps) {
  const { t } = useLingui()
  const near = useFetcher<PlaceAnswer>({ key: 'near-locations' })
  const { load, data: around } = useFetcher<PlaceAnswer>({ key: 'around-locations' })
  const departs = props.side === 'departure'
  useEffect(() => {
    if (departs) void load(`${ownAddresses.transfer.places}?around`)
  }, [departs, load])
  const words = {
    ask: t`Havalimanı, bölge veya semt yazın`,
    popular: t`Popüler yerler`,
    list: t`Yerler`,
    nothing: t`Aramanızla eşleşen yer bulunamadı.`,
  }
  const places = near.data?.results ?? []
  return (
    <PlacePopup
      {...props}
      suggestion={departs ? around?.keyword : undefined}
      product="transfer"
      mark={mark}
      words={words}
      nearby={{
        control: (
          <NearbyButton
            asking={near.state !== 'idle'}
            answer={near.data}
            onPosition={(at) => void near.load(`${ownAddresses.transfer.places}?${new URLSearchParams({ near: at })}`)}
          />
        ),
        group: { key: 'near', title: t`Yakınınızdaki yerler`, places: places.slice(0, 6) },
      }}
    />
  )
}
