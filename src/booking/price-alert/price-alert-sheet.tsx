import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { loadPriceAlert } from '#booking/price-alert/price-alert-data.ts'
import type { PriceAlertAnswer } from '#booking/price-alert/price-alert-action.ts'
import { PriceAlertForm } from '#booking/price-alert/price-alert-form.tsx'
import styles from '#booking/price-alert/price-alert-form.module.css'
import { ThresholdForm } from '#booking/price-alert/threshold-form.tsx'
import { usePriceAlertMessage } from '#booking/price-alert/use-price-alert-message.ts'
import { OwnAlert, WatchedSearchLine } from '#booking/price-alert/watched-search.tsx'
import { Button } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast.tsx'

interface Props {
  option: string
  email: string
  /** URL of the product's price alert route, whose action receives the form. */
  action: string
  onClose: () => void
}

/**
 * Price alert sheet. Its height is 50% of the window, but at least 300 px. Its button stays in view while the fields
 * scroll. Its form creates an alert, or changes the threshold of the alert that the user already has. After a success
 * the sheet closes.
 */
export function PriceAlertSheet({ option, email, action, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [changing, setChanging] = useState(false)
  const fetcher = useFetcher<PriceAlertAnswer>()
  const { load, data: loaded } = useFetcher<typeof loadPriceAlert>()
  useEffect(() => void load(action), [load, action])
  const toast = useToast()
  const message = usePriceAlertMessage()
  const body = useRef<HTMLDivElement>(null)
  const dropLast = useRef(() => {})
  const answer = fetcher.data
  const tell = useRef<(given: PriceAlertAnswer) => void>(() => {})
  useEffect(() => {
    tell.current = (given) => {
      // A notification is rendered inside the topmost dialog. The sheet is closed first, so that the notification does
      // not disappear with the sheet.
      if (given.outcome === 'created' || given.outcome === 'changed') body.current?.closest('dialog')?.close()
      const notification = message(given)
      dropLast.current()
      dropLast.current = notification ? toast(notification) : () => {}
    }
  })
  useEffect(() => {
    if (answer) tell.current(answer)
  }, [answer])
  // If the search no longer exists, the form is shown without it. If the gateway then refuses the form, a notification
  // says why.
  const watched = loaded?.watched === 'gone' ? null : loaded?.watched
  const own = watched && watched !== 'unknown' ? watched.own : undefined
  const common = { id, as: fetcher.Form, action }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Fiyat Alarmı`}
      height="50%"
      minHeight={300}
      footer={
        <Button type="submit" form={id} wide icon={moreIcons.alarm} pending={fetcher.state !== 'idle'}>
          {changing ? <Trans>Alarmı güncelle</Trans> : <Trans>Fiyat Alarmı Oluştur</Trans>}
        </Button>
      }
    >
      <div ref={body}>
        {changing && own ? (
          <ThresholdForm
            {...common}
            threshold={own.threshold}
            reply={answer?.outcome === 'invalid' && answer.form === 'own' ? answer.reply : undefined}
            className={styles.form}
            autoFocus
          >
            {watched && watched !== 'unknown' && <WatchedSearchLine watched={watched} />}
            <input type="hidden" name="alert" value={own.id} />
          </ThresholdForm>
        ) : (
          <PriceAlertForm
            {...common}
            option={option}
            watched={watched}
            email={email}
            answer={answer}
            own={
              own && (
                <OwnAlert threshold={own.threshold}>
                  <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
                    <Trans>Değiştir</Trans>
                  </Button>
                </OwnAlert>
              )
            }
          />
        )}
      </div>
    </Sheet>
  )
}
