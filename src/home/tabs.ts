/** The tab of each product on home. Home's route imports them, so that they are part of its script. */
import { activityTab } from '#home/activity/activity-tab.ts'
import { busTab } from '#home/bus/bus-tab.ts'
import { flightTab } from '#home/flight/flight-tab.ts'
import type { HomeTabs } from '#home/home-tab.ts'
import { transferTab } from '#home/transfer/transfer-tab.ts'

export const homeTabs: HomeTabs = {
  flight: flightTab,
  bus: busTab,
  transfer: transferTab,
  activity: activityTab,
}
