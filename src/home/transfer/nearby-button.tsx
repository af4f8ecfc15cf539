import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlaceAnswer } from '#booking/places/place-search.ts'
import styles from '#home/transfer/nearby-button.module.css'
import { Icon } from '#ui/icon.tsx'

interface Props {
  /** Whether the places near the position are being loaded. */
  asking: boolean
  answer: PlaceAnswer | undefined
  /** Callback with the position as latitude,longitude, rounded to about a hundred metres. */
  onPosition: (at: string) => void
}

/** 'Yakınımda': asks the device for its position only when pressed, and says why there are no places. */
export function NearbyButton({ asking, answer, onPosition }: Props) {
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'unknown'>('idle')
  const busy = asking || state === 'locating'
  const locate = () => {
    if (busy) return
    if (!('geolocation' in navigator)) {
      setState('unknown')
      return
    }
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onPosition(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`)
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }
  return (
    <div className={styles.nearby}>
      <button type="button" className={styles.button} aria-disabled={busy || undefined} onClick={locate}>
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
