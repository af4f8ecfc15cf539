import { upperTurkish } from '#contract/turkish-text.ts'

/**
 * The first three letters of a station in Turkish upper case, as shown in headers and on tickets: İZM
 * (docs/product/buses.md#results-of-buses).
 */
export const stationCode = (station: { name: string }): string => upperTurkish([...station.name].slice(0, 3).join(''))
