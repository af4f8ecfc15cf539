import { useRootData } from '#api/root-data.ts'
import { serviceIcon } from '#activity/service-icons.ts'
import type { ActivityLocationDetail } from '#contract/activity-search.ts'
import { Drawing } from '#ui/icon.tsx'

/** What a location is known for, with the icon of its kind; a tick if the app info does not have the kind. */
export function LocationFeature({ name, type }: ActivityLocationDetail['features'][number]) {
  const { location_feature_types: types } = useRootData().appInfo.constants.activity
  const kind = types.find((one) => one.type === type)
  return (
    <li>
      <Drawing path={serviceIcon(kind?.icon ?? '')} size={20} label={kind?.name} />
      <span>{name}</span>
    </li>
  )
}
