import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasTyped } from '#booking/payment/kept-draft.ts'
import styles from '#booking/payment/payment-form.module.css'
import type { HoldWords } from '#booking/words/product-words.ts'
import type { Draft } from '#store/store.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { moreIcons } from '#ui/more-icons.ts'

function State({ icon, title, text, children }: { icon: IconName; title: string; text: string; children: ReactNode }) {
  return (
    <Card>
      <div className={styles.state} role="status">
        <Icon name={icon} size={48} className={styles.stateIcon} />
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </Card>
  )
}

/**
 * Payment status while the bank has not decided yet. The page requests the outcome repeatedly; without JavaScript, a
 * link reloads the page.
 */
export function ConfirmingState({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <State
      icon={moreIcons.clock}
      title={t`Ödemeniz bankanızda onaylanıyor`}
      text={t`Lütfen tekrar ödeme yapmayın. Bankanız yanıt verdiğinde bu sayfa kendiliğinden güncellenir; sayfayı kapatırsanız aynı adresten devam edebilirsiniz.`}
    >
      <ButtonLink to={address} replace variant="secondary">
        <Trans>Durumu yenile</Trans>
      </ButtonLink>
    </State>
  )
}

/** Texts about a hold that differ by product. */
export interface ExpiredTexts {
  hold: HoldWords
  /** Text that is shown after the hold has expired. */
  expired: MessageDescriptor
  /** Text that follows `expired` if this device keeps what the traveller has typed. */
  kept: MessageDescriptor
}

interface ExpiredStateProps {
  searchAgain: string
  texts: ExpiredTexts
  /** The draft of the payment form that is stored on this device; null on the server and without JavaScript. */
  draft: Draft | null
}

/**
 * Payment status after the hold has expired, with a button that repeats the search; it says what is kept of the form
 * for the next selection.
 */
export function ExpiredState({ searchAgain, texts, draft }: ExpiredStateProps) {
  const { i18n } = useLingui()
  const text = i18n._(texts.expired)
  return (
    <State
      icon={moreIcons.clock}
      title={i18n._(texts.hold.over)}
      text={hasTyped(draft) ? `${text} ${i18n._(texts.kept)}` : text}
    >
      <ButtonLink to={searchAgain} replace>
        <Trans>Yeniden ara</Trans>
      </ButtonLink>
    </State>
  )
}
