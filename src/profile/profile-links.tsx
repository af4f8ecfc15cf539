import { Trans, useLingui } from '@lingui/react/macro'
import { Form, NavLink } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import styles from '#profile/profile-page.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { moreIcons } from '#ui/more-icons.ts'

/** Lists links to the pages of the account area, and the sign-out button. */
export function ProfileLinks() {
  const { t } = useLingui()
  const { user } = useRootData()
  const name = user && (user.first_name || user.username)
  const links: { to: string; icon: IconName; label: string }[] = [
    { to: '/profile/', icon: 'person', label: t`Profil Bilgilerim` },
    { to: '/profile/tickets/', icon: 'ticket', label: t`Biletlerim` },
    { to: '/profile/price_alerts/', icon: moreIcons.alarm, label: t`Fiyat Alarmlarım` },
    { to: '/profile/passengers/', icon: moreIcons.people, label: t`Yolcularım` },
    { to: '/profile/bills/', icon: moreIcons.receipt, label: t`Fatura Bilgilerim` },
    { to: '/profile/coupons/', icon: moreIcons.star, label: t`Kuponlarım` },
    { to: '/profile/password/', icon: 'lock', label: t`Şifre İşlemleri` },
    { to: '/profile/passkeys/', icon: moreIcons.key, label: t`Geçiş Anahtarlarım` },
  ]
  return (
    <nav aria-label={t`Hesabım`}>
      {name && (
        <p className={styles.large}>
          <Trans>Merhaba, {name}</Trans>
        </p>
      )}
      <ul className={styles.links}>
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link ?? ''}>
              <Icon name={icon} size={20} />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <Form method="post" action="/auth/logout/">
            <button type="submit" className={styles.link}>
              <Icon name={moreIcons.signOut} directional size={20} />
              <Trans>Çıkış yap</Trans>
            </button>
          </Form>
        </li>
      </ul>
    </nav>
  )
}
