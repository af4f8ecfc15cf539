import { sharedTransfer } from '#contract/transfer-limits.ts'
import type { TransferItem } from '#contract/transfer-results.ts'

/**
 * A transfer as a card of the results page shows it. Departures of a shuttle with the same vendor, vehicle, price and
 * return time share one card. The card has the data of the earliest departure.
 */
export interface ListedTransfer extends TransferItem {
  /**
   * All departures of a shuttle that share the card, the earliest first. On the card of a private ride, only the ride
   * itself.
   */
  departures: readonly TransferItem[]
}

/**
 * Returns the key by which departures of a shuttle are grouped. Departures with the same vendor, vehicle, price and
 * return time have the same key. A private transfer, and any transfer whose list of rides is empty, has its
 * `product_id` as key.
 */
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

/** Compares two texts by their character codes, for sorting dates and times. */
const byCodes = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Combines the departures of a shuttle that have the same vendor, vehicle, price and return time into one result. */
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
