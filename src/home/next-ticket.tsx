import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { SavedTicketList } from '#booking/check-pnr/saved-ticket-list.tsx'
import type { loader } from '#home/next-ticket-route.ts'

/** The way to the next ticket of this device, which opens without a network. */
export function NextTicket() {
  const { load, data } = useFetcher<typeof loader>({ key: 'next-ticket' })
  useEffect(() => {
    void load('/next-ticket/')
  }, [load])
  return data ? <SavedTicketList lines={[data]} title={<Trans>Sıradaki yolculuğunuz</Trans>} /> : null
}
