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
export function nameOf({ traveller }: Pick<Voucher, 'traveller'>, { tickets }: Pick<Booked, 'tickets'>): string {
  const passenger = traveller === null ? null : tickets[traveller]?.passenger
  return passenger ? `${passenger.name} ${passenger.surname}` : ''
}

/** The organiser's codes as text, and links to its files; renders nothing if there are none. */
export function VouchersCard({ booking }: { booking: Booked }) {
  const { t } = useLingui()
  const codes = codesOf(booking.vouchers)
  const links = linksOf(booking.vouchers)
  const owners = [...new Set(booking.vouchers.map(({ traveller }) => traveller))]
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
          {owners.map((owner) => {
            const name = nameOf({ traveller: owner }, booking)
            const ofOwner = ({ traveller }: Voucher) => traveller === owner
            return (
              <li key={owner ?? 'party'} className={styles.voucher}>
                {name && <strong>{name}</strong>}
                {codes.filter(ofOwner).map(({ value }) => (
                  <EntryCode key={value} value={value} name={name} />
                ))}
                {links.filter(ofOwner).map((link) => (
                  <FileLink key={link.value} link={link} name={name} />
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
  return (
    <p className={points.way}>
      <code className={styles.code} translate="no">
        {value}
      </code>
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
    </p>
  )
}
