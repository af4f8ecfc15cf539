import { lazy } from 'react'
import type { ActivityFields } from '#home/activity/activity-fields.ts'
import type { Offers } from '#home/activity/activity-offers.tsx'
import type { HomeTab } from '#home/home-tab.ts'
import { drawnByServer } from '#i18n/page-texts.ts'
import { keepAsking } from '#ui/keep-asking.ts'
import { sparePart } from '#ui/spare-part.tsx'

/**
 * The activity tab of home. Its form is not part of home's JavaScript; the tab's loader imports the form before it is
 * rendered.
 */
export const activityTab: HomeTab<ActivityFields, Offers> = {
  Form: lazy(async () => ({
    default: await keepAsking(() =>
      drawnByServer(() => import('#home/activity/activity-form.tsx')).then((code) => code.ActivityForm),
    ),
  })),
  Offers: sparePart(() =>
    drawnByServer(() => import('#home/activity/activity-offers.tsx')).then((code) => code.ActivityOffers),
  ),
  load: (args) => import('#home/activity/load-activity-tab.ts').then((code) => code.loadActivityTab(args)),
  start: () => import('#home/activity/start-activity-search.ts').then((code) => code.startActivitySearch),
}
