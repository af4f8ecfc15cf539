import { Trans, useLingui } from '@lingui/react/macro'
import { participantWords } from '#activity/participant-words.ts'
import styles from '#activity/booking/activity-ticket.module.css'
import points from '#activity/meeting-points.module.css'
import { ownerOf } from '#activity/booking/voucher-owner.ts'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { codesOf, linksOf, type Voucher } from '#contract/voucher.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'

interface VouchersCardProps {
  booking: Pick<ActivityBooking, 'state' | 'tickets' | 'vouchers' | 'vouchers_to_come'>
  offline: boolean
}

/**
 * Card with the vouchers of a booking: codes as text, and links to files. If the organiser has announced vouchers but
 * sent none yet, the card says that they will follow. Renders nothing if no vouchers are sent or announced, or if the
 * booking's state is not `ticketed`.
 */
export function VouchersCard({ booking, offline }: VouchersCardProps) {
  const { i18n, t } = useLingui()
  const { state, vouchers, vouchers_to_come: toCome } = booking
  const codes = codesOf(vouchers)
  const links = linksOf(vouchers)
  const owners = [...new Set(vouchers.map(({ traveller }) => traveller))]
  if (state !== 'ticketed' || (vouchers.length === 0 && !toCome)) return null
  return (
    <Card title={t`Girişte gösterin`} icon="ticket">
      <div className={styles.card}>
        {vouchers.length === 0 && (
          <p className={styles.muted}>
            <Trans>Düzenleyen giriş kodunu ya da biletini sonra gönderir; geldiğinde haber veririz.</Trans>
          </p>
        )}
        {codes.length > 0 && (
          <p className={styles.muted}>
            <Trans>Düzenleyen girişte bu kodu okutur ya da yazar.</Trans>
          </p>
        )}
        {links.length > 0 && offline && (
          <p className={styles.muted}>
            <Trans>Dosyaları açmak için internet bağlantısı gerekir.</Trans>
          </p>
        )}
        <ul className={styles.vouchers} data-private>
          {owners.map((owner) => {
            const name = ownerOf({ traveller: owner }, booking, (place) => i18n._(participantWords.nth(place)))
            const ofOwner = ({ traveller }: Voucher) => traveller === owner
            return (
              <li key={owner ?? 'party'} className={styles.voucher}>
                {name && <strong>{name}</strong>}
                {codes.filter(ofOwner).map(({ value }) => (
                  <EntryCode key={value} value={value} name={name} />
                ))}
                {links.filter(ofOwner).map((link) => (
                  <FileLink key={link.format + link.value} link={link} name={name} />
                ))}
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}

function FileLink({ link: { format, value }, name }: { link: Voucher; name: string }) {
  const { t } = useLingui()
  const text = format === 'PDF_URL' ? t`Bileti aç (PDF)` : t`Cüzdana ekle`
  return (
    <a
      href={value}
      target="_blank"
      rel="noreferrer"
      className={points.link}
      aria-label={name ? `${text}: ${name}` : undefined}
    >
      <Icon name="ticket" size={20} />
      {text}
    </a>
  )
}

function EntryCode({ value, name }: { value: string; name: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const copied = t`Kod kopyalandı`
  const failed = t`Kod kopyalanamadı`
  const whose = [value, name].filter(Boolean).join(', ')
  return (
    <p className={points.way}>
      <code className={styles.code} translate="no">
        {value}
      </code>
      <Button
        variant="secondary"
        size="small"
        className="scripted"
        aria-label={t`Kopyala: ${whose}`}
        onClick={() => {
          navigator.clipboard.writeText(value).then(
            () => toast({ message: copied, tone: 'success' }),
            () => toast({ message: failed, tone: 'danger' }),
          )
        }}
      >
        <Trans>Kopyala</Trans>
      </Button>
    </p>
  )
}
