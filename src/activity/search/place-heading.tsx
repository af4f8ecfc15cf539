import { usePartyWords } from '#activity/use-party-words.ts'
import { withChildren } from '#activity/party.ts'
import styles from '#activity/search/place-heading.module.css'
import type { ActivityFormData } from '#contract/activity-search.ts'

/** Returns the name of what was searched: an activity, a location or a category. */
export const searchedName = ({ activity, location, category }: ActivityFormData): string =>
  (activity ?? location ?? category)?.name ?? ''

/** Returns city and country of a searched location, except names that equal the location's own name. */
function around({ location, activity }: ActivityFormData): string[] {
  if (!location || activity) return []
  const { name, country } = location.city
  return [...new Set([name, country?.name ?? ''])].filter((part) => part !== '' && part !== location.name)
}

/** Heading with the searched place and the party. */
export function PlaceHeading({ asked }: { asked: ActivityFormData }) {
  const party = usePartyWords()
  const people = party(withChildren({ adults: asked.adult_count, ages: [] }, asked.child_count))
  return (
    <div className={styles.line}>
      <h2 className={styles.place}>{[searchedName(asked), ...around(asked)].join(', ')}</h2>
      <p className={styles.party}>{people}</p>
    </div>
  )
}
