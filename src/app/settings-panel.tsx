import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { SettingsForm } from '#app/settings-form.tsx'
import type { loader } from '#app/settings-route.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Settings in a side panel, opened from the tab bar (docs/product/frame.md#tab-bar-menu-and-settings). */
export function SettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { load, data } = useFetcher<typeof loader>({ key: 'settings' })
  useEffect(() => {
    // Each time the panel opens, the settings and the list of countries are loaded again: a list that could not be
    // loaded before may be available now.
    if (open) void load('/settings/')
  }, [open, load])
  return (
    <Panel title={<Trans>Ayarlar</Trans>} open={open} onClose={onClose}>
      {data ? <SettingsForm {...data} onSaved={onClose} /> : <Skeleton height="280px" />}
    </Panel>
  )
}
