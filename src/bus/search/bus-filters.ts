/**
 * Filters of the bus results (docs/product/buses.md#results-of-buses). Their options and the price range come from the
 * statistics in the backend's reply.
 */
import { msg } from '@lingui/core/macro'
import type { CheckGroup, FilterSection } from '#booking/filters/filters.ts'
import { stepped } from '#booking/filters/stepped.ts'
import { timePresets, wholeDay } from '#booking/filters/time-presets.ts'
import type { BusItem, BusStatistics } from '#contract/bus-results.ts'
import { minutesOf } from '#contract/duration.ts'

const titles = {
  seat_type: msg`Koltuk düzeni`,
  companies: msg`Firma`,
  departure_station: msg`Kalkış otogarı`,
  arrival_station: msg`Varış otogarı`,
}

/** Returns the filters of the bus results. The filters are in a single section without a title. */
export function busFilters(statistics: BusStatistics): FilterSection<BusItem>[] {
  const group = (name: keyof typeof titles, read: (item: BusItem) => string): CheckGroup<BusItem> => ({
    type: 'CheckGroup',
    name,
    title: titles[name],
    options: statistics[name],
    read,
  })
  return [
    {
      title: null,
      hint: null,
      filters: [
        group('seat_type', ({ information }) => information.seat_type),
        group('companies', ({ company }) => String(company.id)),
        {
          type: 'Range',
          name: 'departure_time',
          title: msg`Kalkış saati`,
          unit: 'time',
          ...stepped(wholeDay, 'time'),
          presets: timePresets,
          read: ({ departure }) => minutesOf(departure.time),
        },
        {
          type: 'Range',
          name: 'price',
          title: msg`Fiyat`,
          unit: 'price',
          ...stepped(statistics.price, 'price'),
          presets: [],
          read: ({ price }) => price.total,
        },
        group('departure_station', ({ departure }) => String(departure.station.id)),
        group('arrival_station', ({ arrival }) => String(arrival.station.id)),
      ],
    },
  ]
}
