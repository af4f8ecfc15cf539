import { upperTurkish } from '#contract/turkish-text.ts'

/**
 * Returns the first three letters of a station's name in Turkish upper case, such as İZM. The headings of results pages
 * and the tickets show these letters (docs/product/buses.md#results-of-buses).
 */
export const stationCode = (station: { name: string }): string => upperTurkish([...station.name].slice(0, 3).join(''))
