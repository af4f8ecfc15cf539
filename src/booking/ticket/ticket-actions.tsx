import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import styles from '#booking/ticket/ticket-actions.module.css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { moreIcons } from '#ui/more-icons.ts'
import { useToast } from '#ui/toast.tsx'

const scripted = classNames(styles.action, 'scripted')

interface TicketActionsProps {
  /** Address where a new search starts. */
  home: string
  /** Addresses of the ticket and of its calendar file. */
  ticket: string
  calendar: string
  /** One-line summary of the journey for the share sheet. */
  text: string
}

/** Actions on a ticket: calendar, share, print, search again. */
export function TicketActions({ home, ticket, calendar, text }: TicketActionsProps) {
  const share = useShare(ticket, text)
  return (
    <div className={styles.actions}>
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

/** Shares the ticket's address with the device's share sheet, or copies it where there is none. */
function useShare(ticket: string, text: string): () => void {
  const { t } = useLingui()
  const { origin } = useRootData()
  const toast = useToast()
  const url = `${origin}${ticket}`
  const copied = t`Bağlantı kopyalandı`
  const failed = t`Bağlantı kopyalanamadı`
  return () => {
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects the promise, which is not an error.
      navigator.share({ title: t`Bilet Detayı`, text, url }).catch(() => undefined)
      return
    }
    navigator.clipboard.writeText(url).then(
      () => toast({ message: copied, tone: 'success' }),
      () => toast({ message: failed, tone: 'danger' }),
    )
  }
}
