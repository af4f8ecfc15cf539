import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Form, Link } from 'react-router'
import { detailPath } from '#activity/activity-addresses.ts'
import { readParty } from '#activity/party.ts'
import { ActivityCard } from '#activity/activity-card.tsx'
import styles from '#activity/search/activity-result.module.css'
import type { ActivitySearchFields } from '#activity/search/activity-search-again.ts'
import { useActivityDuration } from '#activity/use-activity-duration.ts'
import { useLanguageNames } from '#activity/use-language-names.ts'
import { CancellationTerm } from '#booking/results/cancellation-term.tsx'
import shared from '#booking/results/result-card.module.css'
import type { ActivityItem } from '#contract/activity-results.ts'
import { HiddenFields } from '#booking/search/hidden-fields.tsx'
import { formatDate } from '#i18n/plain-date.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'
import { Still } from '#ui/still.tsx'

interface Props {
  item: ActivityItem
  /** What was searched, as form fields. The URL that the card links to contains the searched date and party. */
  fields: ActivitySearchFields
  session: string
  /** Time at which the results were loaded, in ms since 1970. */
  now: number
  /** Whether this activity has been chosen and the gateway's reply is awaited. */
  pending: boolean
}

/**
 * Card of an activity in the results. The card links to the activity's page; the button 'Seç' opens the packages for
 * the searched date and party. Parts of the card are `Still` elements: their server-rendered HTML is kept without
 * hydration until `item` changes. Comparing `item` is enough, although these parts also show `fields` and `now`,
 * because those change only together with `item`.
 */
export const ActivityResult = memo(function ActivityResult({ item, fields, session, now, pending }: Props) {
  const { activity, information, category, price } = item
  const party = readParty(new URLSearchParams(fields))
  const to = detailPath(activity.id, {
    party,
    organization: information.id,
    // The link to the activity's page contains the searched date. Without a date, that page would load only the next
    // departures.
    day: fields.departure_date,
    session,
  })
  return (
    <li className={classNames(shared.item, styles.item)}>
      <ActivityCard
        activity={activity}
        to={to}
        layout="row"
        category={category.name}
        className={styles.card}
        mark={
          item.left !== null && (
            <span className={styles.left}>
              <Plural value={item.left} other="Son # yer" />
            </span>
          )
        }
        facts={
          <Still of={item} className={styles.facts}>
            {() => <Facts item={item} now={now} />}
          </Still>
        }
      >
        {price ? (
          <div className={styles.offer}>
            <Still as="p" of={item} className={styles.price}>
              {() => <Price price={price} alone={fields.adult_count === '1' && fields.child_count === '0'} />}
            </Still>
            <Form method="post">
              <Still of={item} className={undefined}>
                {() => (
                  <>
                    <input type="hidden" name="intent" value="select" />
                    <input type="hidden" name="product_id" value={item.product_id} />
                    <input type="hidden" name="activity_id" value={activity.id} />
                    <HiddenFields fields={fields} leave={['activity_id', 'location_id', 'category_id']} />
                  </>
                )}
              </Still>
              <Button type="submit" size="small" variant="secondary" pending={pending}>
                <Trans>Seç</Trans> <span className="visually-hidden">{activity.name}</span>
              </Button>
            </Form>
          </div>
        ) : (
          <NextDates item={item} fields={fields} session={session} />
        )}
      </ActivityCard>
    </li>
  )
})

/** Shows start time, duration, languages and the end of free cancellation. */
function Facts({ item, now }: Pick<Props, 'item' | 'now'>) {
  const duration = useActivityDuration()
  const languages = useLanguageNames()
  const facts = [item.information.time, duration(item.information)].filter(Boolean).join(' · ')
  return (
    <>
      <p>
        {facts}
        {item.languages.length > 0 && (
          <>
            {facts && ' · '}
            <span className={styles.codes} title={languages(item.languages)} aria-hidden="true">
              {item.languages.join(', ')}
            </span>
            <span className="visually-hidden">{languages(item.languages)}</span>
          </>
        )}
      </p>
      {item.price && <CancellationTerm cancellation={item.cancellation} now={now} />}
    </>
  )
}

/**
 * Shows the price for one adult and, unless the party is a single adult, the price for the whole party. If the backend
 * sends no price for one adult, shows only the price for the whole party.
 */
function Price({ price, alone }: { price: NonNullable<ActivityItem['price']>; alone: boolean }) {
  const { adult_price: each, total } = price
  return (
    <>
      <span>
        <strong>
          <Money amount={each ?? total} />
        </strong>{' '}
        <span className={styles.per}>{each === undefined ? <Trans>toplam</Trans> : <Trans>kişi başı</Trans>}</span>
      </span>
      {each !== undefined && !alone && (
        <span className={styles.per}>
          <Trans>
            toplam <Money amount={total} />
          </Trans>
        </span>
      )}
    </>
  )
}

/** Lists the next days with a departure as links to the activity page with that day chosen. */
function NextDates({ item, fields, session }: Pick<Props, 'item' | 'fields' | 'session'>) {
  const { t } = useLingui()
  const { language } = useSite()
  const party = readParty(new URLSearchParams(fields))
  return (
    <div className={styles.next}>
      <p className={styles.none}>
        <Trans>Bu tarihte yer yok. En yakın tarihler:</Trans>
      </p>
      <ul className={styles.days} aria-label={t`En yakın tarihler`}>
        {item.next_dates.map((day) => (
          <li key={day}>
            <Link to={detailPath(item.activity.id, { party, day, session })} className={styles.day}>
              {formatDate(day, 'short', language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
