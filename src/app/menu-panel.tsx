import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useFetcher, useLocation } from 'react-router'
import { MenuContent } from '#app/menu-content.tsx'
import type { loader } from '#app/menu-route.tsx'
import { Panel } from '#ui/panel.tsx'

/**
 * Menu in a panel at the side of the window (docs/product/frame.md#tab-bar-menu-and-settings). It closes when the
 * traveller follows a link in it.
 */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { load, data } = useFetcher<typeof loader>({ key: 'menu' })
  const { key, pathname, search } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // The data of the menu, such as the names of the corporate pages, is loaded at each opening of the menu panel, not
    // only at the first. Data that could not be loaded at an earlier opening may be available now.
    if (open) void load('/menu/')
  }, [open, load])
  useEffect(() => {
    if (shown.current !== key) onClose()
    shown.current = key
  }, [key, onClose])
  // The menu panel is rendered in a portal at the end of the document's body. Inside the navbar, it would be part of
  // the page's header.
  return createPortal(
    <Panel title={<Trans>Menü</Trans>} open={open} onClose={onClose}>
      <MenuContent pages={data?.pages ?? []} registration={data?.registration ?? null} returnTo={pathname + search} />
    </Panel>,
    document.body,
  )
}
