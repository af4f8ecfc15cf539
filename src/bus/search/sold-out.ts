import type { BusItem } from '#contract/bus-results.ts'

/** Whether no seat of a trip is left. */
export const isSoldOut = ({ information }: Pick<BusItem, 'information'>): boolean => information.remaning_seats <= 0
