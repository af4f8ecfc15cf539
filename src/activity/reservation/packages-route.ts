/**
 * Loads the packages for `ReservationPopup` (/activity/packages/{id}/?organization_id=…), and selects a posted package.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#api/context.ts'
import { reservationParams } from '#activity/activity-addresses.ts'
import { readParty } from '#activity/party.ts'
import { askPackages, type Packages, selectPackage } from '#activity/reservation/packages-data.ts'

export function loader({ context, params, request }: LoaderFunctionArgs): Promise<Packages> {
  const { searchParams } = new URL(request.url)
  const asked = {
    activity: params['activity_id'] ?? '',
    organization: searchParams.get(reservationParams.organization),
    party: readParty(searchParams),
    session: searchParams.get(reservationParams.session) || null,
  }
  return askPackages(context.get(apiContext), asked, request.signal)
}

export async function action({ context, request }: ActionFunctionArgs) {
  return selectPackage(context.get(apiContext), await request.formData(), request.signal)
}
