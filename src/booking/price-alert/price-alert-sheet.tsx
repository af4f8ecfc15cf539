import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { loadPriceAlert } from '#booking/price-alert/price-alert-data.ts'
import type { PriceAlertAnswer } from '#booking/price-alert/price-alert-action.ts'
import { PriceAlertForm } from '#booking/price-alert/price-alert-form.tsx'
import { usePriceAlertMessage } from '#booking/price-alert/use-price-alert-message.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast.tsx'

interface Props {
  option: string
  email: string
  /** Address of the product's price alert action. */
  action: string
  onClose: () => void
}

/** The price alert sheet, 50% high and at least 300 px; it closes once the alert is created. */
export function PriceAlertSheet({ option, email, action, onClose }: Props) {
  const { t } = useLingui()
  const fetcher = useFetcher<PriceAlertAnswer>()
  const { load, data: loaded } = useFetcher<typeof loadPriceAlert>()
  useEffect(() => void load(action), [load, action])
  const toast = useToast()
  const message = usePriceAlertMessage()
  const body = useRef<HTMLDivElement>(null)
  const answer = fetcher.data
  const tell = useRef<(given: PriceAlertAnswer) => void>(() => {})
  useEffect(() => {
    tell.current = (given) => {
      // The sheet closes first, because a notification renders inside the topmost dialog.
      if (given.outcome === 'created') body.current?.closest('dialog')?.close()
      const notification = message(given)
      if (notification) toast(notification)
    }
  })
  useEffect(() => {
    if (answer) tell.current(answer)
  }, [answer])
  return (
    <Sheet open onClose={onClose} title={t`Fiyat Alarmı`} height="50%" minHeight={300}>
      <div ref={body}>
        <PriceAlertForm
          option={option}
          watched={loaded?.watched}
          email={email}
          answer={answer}
          pending={fetcher.state !== 'idle'}
          as={fetcher.Form}
          action={action}
        />
      </div>
    </Sheet>
  )
}
