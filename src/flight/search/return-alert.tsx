import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { useGoBack } from '#pwa/use-go-back.ts'
import { withoutOutbound } from '#flight/search/flight-search-data.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * Alert that return flights can't be chosen. Closing the alert opens the list of outbound flights, with two exceptions:
 * the call for the return flights failed (`message` is null), or a new search is needed (`research`). In these two
 * cases, closing the alert opens the previous page of this site. Home is opened instead before hydration, or if there
 * is no previous page.
 */
export function ReturnAlert({ message, research }: { message: string | null; research: boolean }) {
  const { t } = useLingui()
  const goBack = useGoBack(bookingAddresses('flight').home)
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const outboundList = withoutOutbound(useLocation())
  const leave = message === null || research
  return (
    <AlertDialog
      open
      message={message ?? t`Bir sorun oluştu lütfen tekrar deneyin`}
      confirmTo={hydrated ? undefined : leave ? bookingAddresses('flight').home : outboundList}
      onClose={() => {
        if (leave) goBack()
        else void navigate(outboundList, { replace: true })
      }}
    />
  )
}
