import { Trans } from '@lingui/react/macro'
import type { PlaceAnswer } from '#booking/places/place-search.ts'
import styles from '#home/transfer/nearby-button.module.css'
import { Icon } from '#ui/icon.tsx'
import { usePosition } from '#ui/use-position.ts'

interface Props {
  /** Whether the places near the device's position are being loaded. */
  asking: boolean
  answer: PlaceAnswer | undefined
  /** Called with the device's position as `latitude,longitude`, rounded to about a hundred metres. */
  onPosition: (at: string) => void
}

/**
 * The button 'Yakınımda' ('near me'). It requests the device's position only when it is pressed, and shows why no
 * places are found.
 */
export function NearbyButton({ asking, answer, onPosition }: Props) {
  const { state, locate } = usePosition(
    ({ latitude, longitude }) => onPosition(`${latitude.toFixed(3)},${longitude.toFixed(3)}`),
    300_000,
  )
  const busy = asking || state === 'locating'
  return (
    <div className={styles.nearby}>
      <button
        type="button"
        className={styles.button}
        aria-disabled={busy || undefined}
        onClick={() => busy || locate()}
      >
        <Icon name="location" size={20} />
        {busy ? <Trans>Konumunuz alınıyor…</Trans> : <Trans>Yakınımda</Trans>}
      </button>
      <p role="status" className={styles.status}>
        {state === 'denied' && <Trans>Konum izni verilmedi. Yeri yazarak arayabilirsiniz.</Trans>}
        {state === 'unknown' && <Trans>Konumunuz bulunamadı. Yeri yazarak arayabilirsiniz.</Trans>}
        {state === 'idle' && !busy && answer?.results === null && (
          <Trans>Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.</Trans>
        )}
        {state === 'idle' && !busy && answer?.results?.length === 0 && (
          <Trans>Yakınınızda transfer yeri yok. Yeri yazarak arayabilirsiniz.</Trans>
        )}
      </p>
    </div>
  )
}
