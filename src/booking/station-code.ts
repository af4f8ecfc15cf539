import { upperTurkish } from '#contract/turkish-text.ts'

/** The first three letters of a station in Turkish upper case, as headers and tickets show it: İZM (spec 001 §2). */
export const stationCode = (station: { name: string }): string => upperTurkish([...station.name].slice(0, 3).join(''))
