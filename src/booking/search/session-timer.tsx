import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from '#booking/search/session-timer.module.css'
import { useGoBack } from '#pwa/use-go-back.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Countdown } from '#ui/countdown.tsx'

/**
 * Countdown of a search session. When the session has expired, an alert is shown. When the alert is closed, the app
 * navigates to the previous page of this site or, if there is none, to the home page. The countdown restarts when
 * `from` changes, for example because new results have arrived.
 */
export function SessionTimer({ seconds, from }: { seconds: number; from: unknown }) {
  const { t } = useLingui()
  const goBack = useGoBack()
  const [over, setOver] = useState(false)
  return (
    <>
      <Countdown
        seconds={seconds}
        from={from}
        label={t`Kalan süre`}
        className={styles.timer}
        onEnd={() => setOver(true)}
      />
      {over && <AlertDialog open message={t`Aramanız zaman aşımına uğradı. Lütfen tekrar deneyin.`} onClose={goBack} />}
    </>
  )
}
