import type { BusItem } from '#contract/bus-results.ts'

export const isSoldOut = ({ information }: Pick<BusItem, 'information'>): boolean => information.remaning_seats <= 0
