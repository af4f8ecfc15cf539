import { lazy } from 'react'
import type { BusFields } from '#home/bus/bus-fields.ts'
import type { HomeTab } from '#home/home-tab.ts'
import { drawnByServer } from '#i18n/page-texts.ts'
import { keepAsking } from '#ui/keep-asking.ts'

/**
 * The bus tab of home. Its form is not part of home's JavaScript; the tab's loader imports the form before it is
 * rendered.
 */
export const busTab: HomeTab<BusFields> = {
  Form: lazy(async () => ({
    default: await keepAsking(() => drawnByServer(() => import('#home/bus/bus-form.tsx')).then((code) => code.BusForm)),
  })),
  load: (args) => import('#home/bus/load-bus-tab.ts').then((code) => code.loadBusTab(args)),
  start: () => import('#home/bus/start-bus-search.ts').then((code) => code.startBusSearch),
}
