import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Supply } from '#server/supply/reservations.ts'
import { ask } from '#server/supply/supply-call.ts'

/** Returns the last travel date that is on sale at a supplier, as a plain date. */
export const lastDayOf = ({ clock, patience }: Pick<GatewayDeps, 'clock' | 'patience'>, supply: Supply) =>
  ask(patience.places, (call) => supply.lastDay(clock.today(), call))
