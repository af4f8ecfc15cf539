import { Trans, useLingui } from '@lingui/react/macro'
import type { Passkey } from '#contract/passkey.ts'
import { formatInstant } from '#i18n/instant.ts'
import { DeleteEntry } from '#profile/delete-entry.tsx'
import { passkeysPath } from '#profile/passkeys/passkeys-action.ts'
import styles from '#profile/profile-page.module.css'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

/** Card of a passkey with its name, creation date and last use. */
export function PasskeyCard({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui()
  const { language } = useSite()
  const when = (instant: string | null) => (instant ? formatInstant(new Date(instant), language) : '-')
  return (
    <Card title={passkey.name} icon={moreIcons.key}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Oluşturuldu</Trans>
        </dt>
        <dd>{when(passkey.created_at)}</dd>
        <dt>
          <Trans>Son kullanım</Trans>
        </dt>
        <dd>{when(passkey.last_used_at)}</dd>
      </dl>
      <DeleteEntry
        id={passkey.id}
        action={passkeysPath}
        label={t`Kaldır`}
        title={t`Uyarı`}
        message={t`Bu geçiş anahtarıyla artık giriş yapılamayacak.`}
      />
    </Card>
  )
}
