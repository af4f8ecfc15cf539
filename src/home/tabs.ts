/**
 * The tabs of home by product. Home's JavaScript contains these objects, because home's route imports this module.
 */
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
