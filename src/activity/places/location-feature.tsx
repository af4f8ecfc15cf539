import { serviceIcon } from '#activity/service-icons.ts'
import type { ActivityLocationDetail, FeatureTypes } from '#contract/activity-search.ts'
import { Drawing } from '#ui/icon.tsx'

type Props = ActivityLocationDetail['features'][number] & { types: FeatureTypes }

/**
 * Shows a feature of a location, such as a heritage site, with the icon of its type; the icon is a tick if `types`
 * lacks that type.
 */
export function LocationFeature({ name, type, types }: Props) {
  const kind = types.find((one) => one.type === type)
  return (
    <li>
      <Drawing path={serviceIcon(kind?.icon ?? '')} size={20} label={kind?.name} />
      <span>{name}</span>
    </li>
  )
}
