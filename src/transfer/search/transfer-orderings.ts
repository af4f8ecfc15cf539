/**
 * The sort orders of the transfer results (docs/product/transfers.md#results-of-transfers). Price is first and
 * therefore the default.
 */
import { msg } from '@lingui/core/macro'
import type { Ordering } from '#booking/orderings/ordering.ts'
import { byPrice, compareNames } from '#booking/orderings/usual-orderings.ts'
import type { TransferItem } from '#contract/transfer-results.ts'

export const transferOrderings: readonly Ordering<TransferItem>[] = [
  byPrice,
  {
    name: 'brand',
    asc_title: msg`Marka (A-Z)`,
    desc_title: msg`Marka (Z-A)`,
    sort: (a, b) => compareNames(a.vehicle.brand, b.vehicle.brand),
  },
  {
    name: 'model',
    asc_title: msg`Model (A-Z)`,
    desc_title: msg`Model (Z-A)`,
    sort: (a, b) => compareNames(a.vehicle.model, b.vehicle.model),
  },
  {
    name: 'type',
    asc_title: msg`Araç tipi (A-Z)`,
    desc_title: msg`Araç tipi (Z-A)`,
    sort: (a, b) => compareNames({ name: a.vehicle.vehicle_type }, { name: b.vehicle.vehicle_type }),
  },
  {
    name: 'vendor',
    asc_title: msg`Firma (A-Z)`,
    desc_title: msg`Firma (Z-A)`,
    sort: (a, b) => compareNames({ name: a.vendor?.name ?? '' }, { name: b.vendor?.name ?? '' }),
  },
]
