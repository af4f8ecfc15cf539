/**
 * Returns the constants for activities, such as passenger types. They are part of the reply to GET /api/mobile/info/.
 */
import { childAges } from '#contract/activity-limits.ts'
import { passengerTypes } from '#server/api/activity/passenger-types.ts'
import { locationFeatureTypes, type LocationFeatureType } from '#server/supply/activity/activity-supply.ts'
import { messageLanguage } from '#server/text/messages.ts'

/**
 * Name and icon of each type of location feature. A location feature is something that a location is known for, such as
 * a beach. The icons are drawn in `src/activity/service-icons.ts`.
 */
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

/**
 * Returns the passenger types whose number the search form asks for, the range of child ages, and the types of location
 * features (what a location is known for, such as nature).
 */
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
