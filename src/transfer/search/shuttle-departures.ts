import { sharedTransfer } from '#contract/transfer-limits.ts'
import type { TransferItem } from '#contract/transfer-results.ts'

/** A result as one card shows it: the first departure, and all that differ from it in their times alone. */
export interface ListedTransfer extends TransferItem {
  /** In order of departure; of a private ride, the ride itself. */
  departures: readonly TransferItem[]
}

/** What departures of one shuttle have in common; a private ride, or one without a time, has only itself. */
function shuttleKey({ information, vendor, vehicle, count, price, rides, product_id }: TransferItem): string {
  const [ride, back] = rides
  if (information.transfer_type_code !== sharedTransfer || !ride) return product_id
  const { vehicle_type: type, brand, model } = vehicle
  const { total, discount, campaign } = price
  const car = [vendor?.id, type, brand.name, model.name, count]
  return JSON.stringify([...car, total, discount, campaign?.id, back?.departure_date, back?.departure_time])
}

const startOf = ({ rides }: TransferItem) =>
  rides.map(({ departure_date: date, departure_time: time }) => `${date}T${time}`).join()

/** Compares texts by their characters' codes, which orders dates and times. */
const byCodes = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Results with the departures of the same shuttle at the same price as one. */
export function groupDepartures(items: readonly TransferItem[]): ListedTransfer[] {
  const groups = new Map<string, TransferItem[]>()
  for (const item of items) {
    const key = shuttleKey(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()].flatMap((group) => {
    const departures = group.toSorted((one, other) => byCodes(startOf(one), startOf(other)))
    const [first] = departures
    return first ? [{ ...first, departures }] : []
  })
}
