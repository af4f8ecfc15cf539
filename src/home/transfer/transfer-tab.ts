import { lazy } from 'react'
import type { HomeTab } from '#home/home-tab.ts'
import type { TransferFields } from '#home/transfer/transfer-fields.ts'
import { drawnByServer } from '#i18n/page-texts.ts'
import { keepAsking } from '#ui/keep-asking.ts'

/**
 * The transfer tab of home. Its form is not part of home's JavaScript; the tab's loader imports the form before the tab
 * is rendered.
 */
export const transferTab: HomeTab<TransferFields> = {
  Form: lazy(async () => ({
    default: await keepAsking(() =>
      drawnByServer(() => import('#home/transfer/transfer-form.tsx')).then((code) => code.TransferForm),
    ),
  })),
  load: (args) => import('#home/transfer/load-transfer-tab.ts').then((code) => code.loadTransferTab(args)),
  start: () => import('#home/transfer/start-transfer-search.ts').then((code) => code.startTransferSearch),
}
