import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import cancelling from '#booking/cancelling/cancelling.module.css'
import { OwnerAnswer, OwnerCheck, type OwnerWords } from '#booking/cancelling/owner-check.tsx'
import { Term, Terms } from '#booking/terms.tsx'
import { followsFlight, plannedRides } from '#transfer/booked-rides.ts'
import { endOfFree } from '#transfer/cancellation-terms.tsx'
import type { MoveAnswer } from '#transfer/booking/move-pick-ups.ts'
import { reservationProof, ticketProof } from '#transfer/booking/owner-proof.tsx'
import styles from '#transfer/booking/pick-up-card.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import type { TransferMoveReply } from '#contract/transfer-move.ts'
import { formatInstant } from '#i18n/instant.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useSite } from '#ui/site.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

const moveFields = [
  'departure_date',
  'departure_pickup_time',
  'return_date',
  'return_pickup_time',
  'flight_number',
] as const

interface PickUpDialogProps {
  booking: TransferBooking
  /** URL of the ticket, to which the form that confirms the change is posted. */
  action: string
  answer: MoveAnswer
  move: TransferMoveReply
  /** Time at which the ticket was loaded, in ms since 1970. */
  now: number
  pending: boolean
  onClose: () => void
}

/** Shows the old and the new pick-up times and lets the traveller confirm the change. */
export function PickUpDialog({ booking, action, answer, move, now, pending, onClose }: PickUpDialogProps) {
  const { t } = useLingui()
  const { language } = useSite()
  const hydrated = useHydrated()
  const { user } = useRootData()
  const signOut = useId()
  const { asked, problem } = answer
  const known = followsFlight(booking) ? booking.transfer?.flight_number : undefined
  const flight = known && (asked.flight_number.trim() || known)
  const day = (date: string) => formatDate(date, 'day', language)
  const reserved = booking.state === 'reserved'
  const freeUntil = move.cancellation && endOfFree(move.cancellation, reserved)
  const free = freeUntil && <strong>{formatInstant(new Date(freeUntil), language)}</strong>
  const cancelsFree = freeUntil && Date.parse(freeUntil) > now
  return (
    <Sheet id="pick-up" open title={t`Alış saatini değiştir`} onClose={onClose}>
      <Form method="post" action={action} preventScrollReset className={cancelling.dialog}>
        {problem !== null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <ul className={styles.changes}>
          {plannedRides(booking).map(({ from, to, date, time }, index) => {
            const ride = move.rides[index]
            const stays = ride?.departure_date === date && ride.departure_time === time
            return (
              <li key={index}>
                <p className={cancelling.hint}>
                  {from.name} – {to.name}
                </p>
                <p>
                  {stays ? (
                    <>
                      {day(date)}, {time}
                    </>
                  ) : (
                    <s>
                      <span className="visually-hidden">
                        <Trans>Eski alış:</Trans>{' '}
                      </span>
                      {day(date)}, {time}
                    </s>
                  )}
                </p>
                {ride && !stays && (
                  <p className={styles.new}>
                    <span className="visually-hidden">
                      <Trans>Yeni alış:</Trans>{' '}
                    </span>
                    {day(ride.departure_date)}, {ride.departure_time}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
        <Terms>
          <Term icon="check">
            <Trans>Aracınız bu saatte boş; tutar, PNR ve ek hizmetler aynı kalır.</Trans>
          </Term>
          <Term icon={moreIcons.clock}>
            {cancelsFree ? (
              <Trans>Değişiklikten sonra {free} tarihine kadar ücretsiz iptal edebilirsiniz.</Trans>
            ) : (
              <Trans>Yeni saatte ücretsiz iptal süresi dolmuş olur; sonraki iptalde kesinti yapılır.</Trans>
            )}
          </Term>
          {flight && (
            <Term icon="plane">
              {flight === known ? (
                <Trans>
                  Sürücü {flight} uçuşunu takip etmeyi sürdürür. Uçuşunuz değiştiyse önce numarasını değiştirin.
                </Trans>
              ) : (
                <Trans>Sürücü artık {flight} uçuşunu takip eder.</Trans>
              )}
            </Term>
          )}
        </Terms>
        <input type="hidden" name="confirm" value="true" />
        {moveFields.map((name) => (
          <input key={name} type="hidden" name={name} value={asked[name]} />
        ))}
        <OwnerCheck needs={move} typed={asked} words={reserved ? reservationOwner : transferOwner} />
        <div className={cancelling.answers}>
          <OwnerAnswer needsSignIn={move.needs_sign_in} signOut={signOut} ticket={action}>
            <Button type="submit" wide pending={pending}>
              <Trans>Değişikliği onayla</Trans>
            </Button>
          </OwnerAnswer>
          {hydrated ? (
            <Button variant="quiet" wide command="close" commandfor="pick-up">
              <Trans>Eski saat kalsın</Trans>
            </Button>
          ) : (
            <ButtonLink variant="quiet" wide to={action}>
              <Trans>Eski saat kalsın</Trans>
            </ButtonLink>
          )}
        </div>
      </Form>
      {user && <Form id={signOut} method="post" action="/auth/logout/" hidden />}
    </Sheet>
  )
}

const transferOwner: OwnerWords = {
  proof: ticketProof,
  otherAccount: (
    <Trans>
      Bu transfer başka bir hesapla alındı. Alış saatini değiştirmek için önce çıkış yapın, sonra o hesapla girin.
    </Trans>
  ),
  signIn: <Trans>Bu transfer bir hesapla alındı. Alış saatini değiştirmek için o hesapla giriş yapın.</Trans>,
}

const reservationOwner: OwnerWords = {
  proof: reservationProof,
  otherAccount: (
    <Trans>
      Bu rezervasyon başka bir hesapla yapıldı. Alış saatini değiştirmek için önce çıkış yapın, sonra o hesapla girin.
    </Trans>
  ),
  signIn: <Trans>Bu rezervasyon bir hesapla yapıldı. Alış saatini değiştirmek için o hesapla giriş yapın.</Trans>,
}
