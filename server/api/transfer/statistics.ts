/** Computes the filter statistics of a result list: the choices of each filter, and the price range. */
import type { TransferItem, TransferStatistics } from '#contract/transfer-results.ts'
import { bounds, pricedGroup } from '#server/api/booking/statistics.ts'

const group = (items: readonly TransferItem[], of: (item: TransferItem) => { id: string; name: string }) =>
  pricedGroup(
    items,
    (item) => [of(item)],
    ({ price }) => [price.total],
  )

export const statisticsOf = (items: readonly TransferItem[]): TransferStatistics => ({
  transfer_type: group(items, ({ information }) => ({
    id: String(information.transfer_type_code),
    name: information.transfer_type,
  })),
  brand: group(items, ({ vehicle: { brand } }) => ({ id: brand.name, name: brand.name })),
  model: group(items, ({ vehicle: { model } }) => ({ id: model.name, name: model.name })),
  type: group(items, ({ vehicle }) => ({ id: vehicle.vehicle_class ?? '', name: vehicle.vehicle_type })),
  vendor: group(items, ({ vendor }) => ({ id: String(vendor?.id ?? ''), name: vendor?.name ?? '' })),
  price: bounds(items.map(({ price }) => price.total)),
})
