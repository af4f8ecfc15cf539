import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import styles from '#app/tab-bar.module.css'
import { useOptionalRootData } from '#api/root-data.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { reportLostCode } from '#ui/lost-code.tsx'
import { sparePart } from '#ui/spare-part.tsx'

const SettingsPanel = sparePart(async () => (await import('#app/settings-panel.tsx')).SettingsPanel, reportLostCode)

/**
 * Tab bar, at the bottom of narrow windows and at the side of wide ones
 * (docs/product/frame.md#tab-bar-menu-and-settings): ticket search, my tickets, help, profile and the settings panel.
 */
export function TabBar() {
  const { t } = useLingui()
  const data = useOptionalRootData()
  const { pathname } = useLocation()
  const [settings, setSettings] = useState<'unused' | 'open' | 'closed'>('unused')
  // Without the root route's data, the sign-in state is unknown. The tabs for tickets and profile then lead to their
  // screens, which check who is signed in.
  const guest = data?.user === null
  const own = (path: string) => (guest ? `/auth/login/?${new URLSearchParams({ returnTo: path })}` : path)
  const inTickets = pathname.startsWith('/profile/tickets')
  return (
    <nav className={styles.bar} aria-label={t`Ana gezinme`}>
      <Tab to="/" icon="search" current={pathname === '/'}>
        <Trans>Bilet ara</Trans>
      </Tab>
      <Tab to={own('/profile/tickets/')} icon="ticket" current={inTickets}>
        <Trans>Biletlerim</Trans>
      </Tab>
      <Tab to="/faq/" icon="help" current={pathname.startsWith('/faq')}>
        <Trans>Yardım</Trans>
      </Tab>
      <Tab to={own('/profile/')} icon="person" current={pathname.startsWith('/profile') && !inTickets}>
        <Trans>Profil</Trans>
      </Tab>
      <Tab
        to="/settings/"
        icon="settings"
        current={pathname.startsWith('/settings')}
        onClick={(event) => {
          if (!data) return
          event.preventDefault()
          setSettings('open')
        }}
      >
        <Trans>Ayarlar</Trans>
      </Tab>
      {settings === 'unused' ? null : (
        <Suspense>
          <SettingsPanel open={settings === 'open'} onClose={() => setSettings('closed')} />
        </Suspense>
      )}
    </nav>
  )
}

interface TabProps {
  to: string
  icon: IconName
  current: boolean
  onClick?: (event: React.MouseEvent) => void
  children: ReactNode
}

function Tab({ to, icon, current, onClick, children }: TabProps) {
  return (
    <Link to={to} className={styles.tab} aria-current={current ? 'page' : undefined} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </Link>
  )
}
