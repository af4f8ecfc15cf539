import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { HoldWords } from '#booking/words/product-words.ts'
import styles from '#booking/payment/payment-form.module.css'
import { Countdown, formatMinutes } from '#ui/countdown.tsx'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** Number of seconds before the end of the hold at which the traveller is warned. */
const warnAt = 120

interface HoldNoticeProps {
  words: HoldWords
  seconds: number
  /**
   * The loaded data, such as a booking, from which `seconds` was taken. When it is loaded again, the countdown starts
   * again.
   */
  from: unknown
  onEnd: () => void
}

/** Countdown in one line until the hold expires; warns the traveller two minutes before. */
export function HoldNotice({ words, seconds, from, onEnd }: HoldNoticeProps) {
  const { t, i18n } = useLingui()
  // Value of `from` at the last warning; null before the first warning. After a renewal of the hold, `from` has another
  // value, so the traveller is warned again.
  const [warned, setWarned] = useState<unknown>(null)
  const soon = warned !== null && warned === from
  return (
    <div className={styles.hold} data-soon={soon || undefined}>
      <span>{i18n._(words.held)}</span>
      <Icon name={moreIcons.clock} size={16} />
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
      <p role="alert" className="visually-hidden">
        {soon && i18n._(words.soon)}
      </p>
    </div>
  )
}
