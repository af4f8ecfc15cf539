/**
 * Builds the filters of the transfer results from the statistics of the result list
 * (docs/product/transfers.md#results-of-transfers).
 */
import { msg } from '@lingui/core/macro'
import { type CheckGroup, type FilterSection, recounted } from '#booking/filters/filters.ts'
import { priceFilter } from '#booking/filters/price-filter.ts'
import type { TransferItem, TransferStatistics } from '#contract/transfer-results.ts'

const titles = {
  transfer_type: msg`Transfer tipi`,
  type: msg`Araç tipi`,
  brand: msg`Marka`,
  model: msg`Model`,
  vendor: msg`Firma`,
}

/**
 * Returns an array with one section, which contains all filters of the transfer results. The number beside a filter
 * option counts cards (`items`), not results of the gateway, because one card may combine several results.
 */
export function transferFilters(
  statistics: TransferStatistics,
  items: readonly TransferItem[],
): FilterSection<TransferItem>[] {
  const group = (name: keyof typeof titles, read: (item: TransferItem) => string): CheckGroup<TransferItem> => ({
    type: 'CheckGroup',
    name,
    title: titles[name],
    options: statistics[name],
    read,
  })
  const section: FilterSection<TransferItem> = {
    title: null,
    hint: null,
    filters: [
      group('transfer_type', ({ information }) => String(information.transfer_type_code)),
      priceFilter(statistics.price, (item) => item.price.total),
      group('type', ({ vehicle }) => vehicle.vehicle_class ?? vehicle.vehicle_type),
      group('brand', ({ vehicle }) => vehicle.brand.name),
      group('model', ({ vehicle }) => vehicle.model.name),
      group('vendor', ({ vendor }) => String(vendor?.id ?? '')),
    ],
  }
  return recounted([section], items)
}
