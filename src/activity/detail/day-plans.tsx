import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styles from '#activity/detail/day-plans.module.css'
import type { DayPlan } from '#contract/activity-detail.ts'

/**
 * Lists the programme of each day: museums, places, text, and steps. A step has a time, a note and a category such as
 * walk or meal.
 */
export function DayPlans({ plans }: { plans: readonly DayPlan[] }) {
  return (
    <ol className={styles.days}>
      {plans.map((plan) => (
        <li key={`${plan.day} ${plan.title}`} className={styles.day}>
          <h3 className={styles.title}>
            {plans.length > 1 && (
              <span className={styles.number}>
                <Plural value={plan.day} one="#. gün" other="#. gün" />
              </span>
            )}
            {plan.title}
          </h3>
          {plan.content && <p>{plan.content}</p>}
          <Names plan={plan} />
          {plan.activities.length > 0 && <Steps steps={plan.activities} />}
        </li>
      ))}
    </ol>
  )
}

function Names({ plan: { museums, locations } }: { plan: DayPlan }) {
  if (museums.length + locations.length === 0) return null
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ')
  return (
    <dl className={styles.names}>
      {museums.length > 0 && (
        <div>
          <dt>
            <Trans>Müzeler</Trans>
          </dt>
          <dd>{names(museums)}</dd>
        </div>
      )}
      {locations.length > 0 && (
        <div>
          <dt>
            <Trans>Yerler</Trans>
          </dt>
          <dd>{names(locations)}</dd>
        </div>
      )}
    </dl>
  )
}

function Steps({ steps }: { steps: DayPlan['activities'] }) {
  const { t } = useLingui()
  return (
    <ol className={styles.steps} aria-label={t`Günün akışı`}>
      {steps.map(({ name, time, activity_type_display: kind, content, note }, index) => (
        <li key={index} className={styles.step}>
          {time && (
            <time dateTime={time} className={styles.time}>
              {time}
            </time>
          )}
          <div className={styles.what}>
            <p>
              <strong className={styles.name}>{name}</strong>
              {kind && kind !== name && <span className={styles.kind}>{kind}</span>}
            </p>
            {content && <p className={styles.note}>{content}</p>}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
