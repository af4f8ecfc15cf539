import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#activity/booking/activity-ticket.module.css'
import points from '#activity/meeting-points.module.css'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { codesOf, linksOf, type Voucher } from '#contract/voucher.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'

type Booked = Pick<ActivityBooking, 'state' | 'tickets' | 'vouchers'>

/** The name of the traveller whose voucher it is; '' for one of the whole party. */
export function nameOf({ traveller }: Voucher, { tickets }: Pick<Booked, 'tickets'>): string {
  const passenger = traveller === null ? null : tickets[traveller]?.passenger
  return passenger ? `${passenger.name} ${passenger.surname}` : ''
}

/** The organiser's codes as text, and links to its files; renders nothing if there are none. */
export function VouchersCard({ booking }: { booking: Booked }) {
  const { t } = useLingui()
  const codes = codesOf(booking.vouchers)
  const links = linksOf(booking.vouchers)
  if (booking.state !== 'ticketed' || codes.length + links.length === 0) return null
  return (
    <Card title={t`Girişte gösterin`} icon="ticket">
      <div className={styles.card}>
        {codes.length > 0 && (
          <p className={styles.muted}>
            <Trans>Düzenleyen girişte bu kodu okutur ya da yazar.</Trans>
          </p>
        )}
        <ul className={styles.vouchers} data-private>
          {codes.map((code) => (
            <li key={`${code.traveller} ${code.value}`} className={styles.voucher}>
              <Owner name={nameOf(code, booking)} />
              <code className={styles.code} translate="no">
                {code.value}
              </code>
              <CopyCode value={code.value} name={nameOf(code, booking)} />
            </li>
          ))}
          {links.map((link) => (
            <li key={`${link.traveller} ${link.value}`} className={styles.voucher}>
              <Owner name={nameOf(link, booking)} />
              <FileLink link={link} name={nameOf(link, booking)} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

const Owner = ({ name }: { name: string }) => (name ? <span className={styles.muted}>{name}</span> : null)

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

function CopyCode({ value, name }: { value: string; name: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const copied = t`Kod kopyalandı`
  const failed = t`Kod kopyalanamadı`
  return (
    <Button
      variant="secondary"
      size="small"
      className="scripted"
      aria-label={name ? t`Kopyala: ${name}` : undefined}
      onClick={() => {
        navigator.clipboard.writeText(value).then(
          () => toast({ message: copied, tone: 'success' }),
          () => toast({ message: failed, tone: 'danger' }),
        )
      }}
    >
      <Trans>Kopyala</Trans>
    </Button>
  )
}
