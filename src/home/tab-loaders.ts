/** The loader of each tab of home; only the first tab's is imported statically. */
import type { LoaderFunctionArgs } from 'react-router'
import type { ProductName } from '#contract/products.ts'
import { loadFlightTab } from '#home/flight/load-flight-tab.ts'
import type { TabData } from '#home/home-tab.ts'

export const tabLoaders: Record<ProductName, (args: LoaderFunctionArgs) => Promise<TabData>> = {
  flight: loadFlightTab,
  bus: async (args) => (await import('#home/bus/load-bus-tab.ts')).loadBusTab(args),
  transfer: async (args) => (await import('#home/transfer/load-transfer-tab.ts')).loadTransferTab(args),
  activity: async (args) => (await import('#home/activity/load-activity-tab.ts')).loadActivityTab(args),
}
