import type { BusItem } from '#contract/bus-results.ts'

/** Returns whether a bus trip has no free seats. */
export const isSoldOut = ({ information }: Pick<BusItem, 'information'>): boolean => information.remaning_seats <= 0
