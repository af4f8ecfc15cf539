import type { BusItem } from '#contract/bus-results.ts'

/** Whether a trip is sold out. */
export const isSoldOut = ({ information }: Pick<BusItem, 'information'>): boolean => information.remaning_seats <= 0
