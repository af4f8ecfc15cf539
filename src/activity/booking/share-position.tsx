import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import styles from '#activity/booking/activity-ticket.module.css'
import { type TrackingAnswer, trackingField, type TrackingStep } from '#activity/booking/track-position.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { formatInstant } from '#i18n/instant.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { useSite } from '#ui/site.ts'
import { type PositionState, usePosition } from '#ui/use-position.ts'

interface SharePositionProps {
  booking: Pick<ActivityBooking, 'session_unique' | 'provider'>
  /** ISO instant until which the traveller's position is shared; null while it is not shared. */
  sharedUntil: string | null
  /**
   * Whether the shown ticket is a copy stored on this device. A copy does not offer to share the traveller's position.
   */
  offline: boolean
}

const field = (step: TrackingStep) => ({ [trackingField]: step })

/**
 * Shows the button 'Konumumu paylaş', which sends the device's position to the organiser. The position is sent only
 * when the button is pressed. While the position is shared, this button is named 'Konumumu yenile' and sends the
 * position again. The time of its deletion and a button that stops the sharing are then also shown.
 */
export function SharePosition({ booking, sharedUntil, offline }: SharePositionProps) {
  const { language } = useSite()
  const action = bookingAddresses('activity').ticket(booking.session_unique)
  const fetcher = useFetcher<TrackingAnswer>()
  const { state, locate } = usePosition(({ latitude: lat, longitude: lon }) => {
    void fetcher.submit({ ...field('share'), lat: String(lat), lon: String(lon) }, { method: 'post', action })
  }, 0)
  useEndOf(sharedUntil)
  // After the traveller has stopped sharing the position, the pressed button 'Paylaşmayı durdur' is removed. So the
  // focus moves to the button 'Konumumu paylaş'.
  const shareButton = useRef<HTMLButtonElement>(null)
  const shared = sharedUntil !== null
  const stopped = !shared && isStopped(fetcher.data)
  useEffect(() => {
    if (stopped) shareButton.current?.focus()
  }, [stopped])
  if (offline) return null
  const busy = state === 'locating' || fetcher.state !== 'idle'
  const organiser = booking.provider?.name
  const until = sharedUntil && <strong>{formatInstant(new Date(sharedUntil), language)}</strong>
  return (
    <div className={classNames(styles.sharing, 'on-screen')}>
      {shared ? (
        <Notice tone="success" live>
          {organiser ? (
            <Trans>
              Konumunuz {organiser} ile paylaşılıyor. {until} itibarıyla kendiliğinden silinir.
            </Trans>
          ) : (
            <Trans>Konumunuz paylaşılıyor. {until} itibarıyla kendiliğinden silinir.</Trans>
          )}
        </Notice>
      ) : (
        <p className={styles.muted}>
          <Trans>
            Sizi kolay bulmaları için o anki konumunuzu düzenleyenle paylaşabilirsiniz. Konumunuz iki saat sonra
            silinir; dilediğinizde hemen silebilirsiniz.
          </Trans>
        </p>
      )}
      <div className={styles.answers}>
        <Button
          ref={shareButton}
          variant="secondary"
          icon="location"
          className="scripted"
          pending={busy}
          onClick={() => {
            if (!busy) locate()
          }}
        >
          {shared ? <Trans>Konumumu yenile</Trans> : <Trans>Konumumu paylaş</Trans>}
        </Button>
        {shared && (
          <fetcher.Form method="post" action={action}>
            <input type="hidden" name={trackingField} value={'stop' satisfies TrackingStep} />
            <Button type="submit" variant="quiet">
              <Trans>Paylaşmayı durdur</Trans>
            </Button>
          </fetcher.Form>
        )}
      </div>
      <p role="status" className={styles.muted}>
        {!busy && <Outcome position={state} answer={fetcher.data} />}
      </p>
    </div>
  )
}

const isStopped = (answer: TrackingAnswer | undefined) => answer?.tracking === 'stop' && !answer.failed

/**
 * Says that the position could not be determined or shared, that the sharing could not be stopped, or that the position
 * was deleted. Shows nothing after a successful sharing, because the ticket then says until when the position is
 * shared.
 */
function Outcome({ position, answer }: { position: PositionState; answer: TrackingAnswer | undefined }) {
  if (position === 'denied') return <Trans>Konum izni verilmedi. Tarayıcınızın ayarlarından izin verebilirsiniz.</Trans>
  if (position === 'unknown') return <Trans>Konumunuz bulunamadı. Biraz sonra yeniden deneyin.</Trans>
  if (isStopped(answer)) return <Trans>Konumunuz silindi.</Trans>
  if (!answer?.failed) return null
  return answer.tracking === 'share' ? (
    <Trans>Konumunuz paylaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.</Trans>
  ) : (
    <Trans>Paylaşım durdurulamadı. Bağlantınızı kontrol edip yeniden deneyin.</Trans>
  )
}

/** Reloads the ticket at the instant `until`, when the backend deletes the shared position. */
function useEndOf(until: string | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => void revalidate(), Math.max(1000, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until, revalidate])
}
