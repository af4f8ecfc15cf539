import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DayPlans } from '#activity/detail/day-plans.tsx'
import styles from '#activity/detail/detail-screen.module.css'
import { MeetingPoints } from '#activity/meeting-points.tsx'
import { ServiceList } from '#activity/service-list.tsx'
import type { ActivityDetail } from '#contract/activity-detail.ts'
import { AccordionItem } from '#ui/accordion.tsx'
import { SanitizedHtml } from '#ui/sanitized-html.tsx'

/** Shows description, content, services and meeting point of an activity, each in a disclosure. */
export function DetailSections({ detail }: { detail: ActivityDetail }) {
  const { t } = useLingui()
  const {
    description,
    day_plans: plans,
    services,
    not_included: excluded,
    notes,
    departure_zones: zones,
    venue,
  } = detail
  return (
    <div className={styles.sections}>
      {description && (
        <AccordionItem summary={<h2 className={styles.heading}>{t`Etkinlik Açıklaması`}</h2>} open>
          <SanitizedHtml html={description} />
        </AccordionItem>
      )}
      {plans.length > 0 && (
        <AccordionItem summary={<h2 className={styles.heading}>{t`İçerik`}</h2>}>
          <DayPlans plans={plans} />
        </AccordionItem>
      )}
      {services.length + excluded.length + notes.length > 0 && (
        <AccordionItem summary={<h2 className={styles.heading}>{t`Tüm Hizmetler`}</h2>}>
          <ServiceList services={services} label={t`Dahil olanlar`} />
          <Lines title={<Trans>Dahil olmayanlar</Trans>} lines={excluded} />
          <Lines title={<Trans>Bilmeniz gerekenler</Trans>} lines={notes} />
        </AccordionItem>
      )}
      {zones.length > 0 && (
        <AccordionItem summary={<h2 className={styles.heading}>{t`Buluşma Noktası`}</h2>}>
          <MeetingPoints zones={zones} />
        </AccordionItem>
      )}
      {zones.length === 0 && venue && (
        <AccordionItem summary={<h2 className={styles.heading}>{t`Nerede`}</h2>}>
          <MeetingPoints zones={[venue]} />
        </AccordionItem>
      )}
    </div>
  )
}

function Lines({ title, lines }: { title: ReactNode; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className={styles.lines}>
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
