import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useOptionalRootData } from '#api/root-data.ts'
import styles from '#app/menu-button.module.css'
import { Icon } from '#ui/icon.tsx'
import { reportLostCode } from '#ui/lost-code.tsx'
import { sparePart } from '#ui/spare-part.tsx'

const MenuPanel = sparePart(async () => (await import('#app/menu-panel.tsx')).MenuPanel, reportLostCode)

/**
 * Menu icon of the navbar with the number of unread notifications. It opens the menu panel; before hydration it links
 * to the menu page (docs/product/frame.md#tab-bar-menu-and-settings).
 */
export function MenuButton() {
  const { t } = useLingui()
  const data = useOptionalRootData()
  const { pathname, search } = useLocation()
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const unread = data?.unread ?? 0
  const label =
    unread > 0 ? t`Menü, ${plural(unread, { one: '# okunmamış bildirim', other: '# okunmamış bildirim' })}` : t`Menü`
  return (
    <>
      <Link
        to={`/menu/?${new URLSearchParams({ returnTo: pathname + search })}`}
        className={styles.button}
        aria-label={label}
        onClick={(event) => {
          if (!data) return
          event.preventDefault()
          setMenu('open')
        }}
      >
        <Icon name="menu" />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Link>
      {menu === 'unused' ? null : (
        <Suspense>
          <MenuPanel open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </>
  )
}
