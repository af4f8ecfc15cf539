import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#booking/payment/payment-form.module.css'
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

/**
 * Payment status after the hold has expired, with a button that repeats the search; `text` says why the search must be
 * repeated.
 */
export function ExpiredState({ searchAgain, title, text }: { searchAgain: string; title: string; text: string }) {
  return (
    <State icon={moreIcons.clock} title={title} text={text}>
      <ButtonLink to={searchAgain} replace>
        <Trans>Yeniden ara</Trans>
      </ButtonLink>
    </State>
  )
}
