import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from '#booking/payment/payment-form.module.css'
import { Notice } from '#ui/card.tsx'
import { Countdown, formatMinutes } from '#ui/countdown.tsx'

/** Remaining seconds at which the traveller is warned. */
const warnAt = 120

/** Countdown until the seats are released; warns two minutes before the end. A new `from` restarts the countdown. */
export function HoldNotice({ seconds, from, onEnd }: { seconds: number; from: unknown; onEnd: () => void }) {
  const { t } = useLingui()
  // The `from` value that was warned about; a renewed hold has a new one and warns again.
  const [warned, setWarned] = useState<unknown>(null)
  const soon = warned !== null && warned === from
  const left = (
    <strong>
      <Countdown
        seconds={seconds}
        from={from}
        label={t`Kalan süre`}
        write={formatMinutes}
        warnAt={warnAt}
        onWarn={() => setWarned(from)}
        onEnd={onEnd}
      />
    </strong>
  )
  return (
    <div className={styles.hold}>
      <Notice tone={soon ? 'warning' : 'info'}>
        <Trans>Koltuklarınız sizin için ayrıldı. Kalan süre: {left}</Trans>
      </Notice>
      <p role="alert" className="visually-hidden">
        {soon && t`Koltuklarınızın ayrıldığı sürenin bitmesine iki dakika kaldı.`}
      </p>
    </div>
  )
}
