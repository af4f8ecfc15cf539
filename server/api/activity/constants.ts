/** The constants of activities in the app info. */
import { childAges } from '#contract/activity-limits.ts'
import { passengerTypes } from '#server/api/activity/passenger-types.ts'
import { locationFeatureTypes, type LocationFeatureType } from '#server/supply/activity/activity-supply.ts'
import { messageLanguage } from '#server/text/messages.ts'

/** Names of the kinds of features, and icons, which are those of services. */
const features: Record<LocationFeatureType, { tr: string; en: string; icon: string }> = {
  heritage: { tr: 'Kültürel miras', en: 'Heritage', icon: 'temple' },
  nature: { tr: 'Doğa', en: 'Nature', icon: 'leaf' },
  water: { tr: 'Deniz ve su', en: 'Sea and water', icon: 'water' },
  taste: { tr: 'Lezzet', en: 'Food', icon: 'meal' },
  craft: { tr: 'El sanatları', en: 'Crafts', icon: 'gift' },
  active: { tr: 'Spor', en: 'Sports', icon: 'bike' },
  town: { tr: 'Yerel yaşam', en: 'Local life', icon: 'bag' },
  access: { tr: 'Ulaşım', en: 'Getting there', icon: 'boat' },
}

/** The steppers of any party, the bounds of the ages of children, and the kinds of features of locations. */
export function activityConstants(language: string) {
  const own = messageLanguage(language)
  return {
    passenger_types: passengerTypes([{ ageFrom: childAges.from, ageTo: 100 }], language),
    child_ages: [childAges.from, childAges.to],
    location_feature_types: locationFeatureTypes.map((type) => ({
      type,
      name: features[type][own],
      icon: features[type].icon,
    })),
  }
}
