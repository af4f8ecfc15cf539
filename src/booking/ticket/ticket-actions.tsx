import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import styles from '#booking/ticket/ticket-actions.module.css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { moreIcons } from '#ui/more-icons.ts'
import { useToast } from '#ui/toast.tsx'

const scripted = classNames(styles.action, 'scripted')

interface TicketActionsProps {
  /** URL of the page on which a new search starts. */
  home: string
  /** URLs of the ticket and of its calendar file. */
  ticket: string
  calendar: string
  /** Summary of the journey in one line, for the share sheet. */
  text: string
}

/** Buttons of a ticket page: calendar, share, print, new search. */
export function TicketActions({ home, ticket, calendar, text }: TicketActionsProps) {
  const share = useShare(ticket, text)
  return (
    <div className={classNames(styles.actions, 'on-screen')}>
      <ButtonLink
        variant="secondary"
        size="small"
        icon={moreIcons.calendar}
        className={styles.action ?? ''}
        reloadDocument
        to={calendar}
      >
        <Trans>Takvime ekle</Trans>
      </ButtonLink>
      <Button variant="secondary" size="small" icon={moreIcons.share} className={scripted} onClick={share}>
        <Trans>Paylaş</Trans>
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={moreIcons.print}
        className={scripted}
        onClick={() => window.print()}
      >
        <Trans>Yazdır</Trans>
      </Button>
      <ButtonLink variant="secondary" size="small" icon="search" className={styles.action ?? ''} to={home}>
        <Trans>Yeni arama</Trans>
      </ButtonLink>
    </div>
  )
}

/**
 * Returns a function that shares the URL of the ticket with the device's share sheet or, if the device has none, copies
 * the URL.
 */
function useShare(ticket: string, text: string): () => void {
  const { t } = useLingui()
  const { origin } = useRootData()
  const toast = useToast()
  const url = `${origin}${ticket}`
  const copied = t`Bağlantı kopyalandı`
  const failed = t`Bağlantı kopyalanamadı`
  return () => {
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects the promise; this is not an error.
      navigator.share({ title: t`Bilet Detayı`, text, url }).catch(() => undefined)
      return
    }
    navigator.clipboard.writeText(url).then(
      () => toast({ message: copied, tone: 'success' }),
      () => toast({ message: failed, tone: 'danger' }),
    )
  }
}
