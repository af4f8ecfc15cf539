import { keptLine } from '#booking/check-pnr/kept-line.ts'
import { stationCode } from '#contract/bus-station-code.ts'
import { BusBooking } from '#contract/bus-booking.ts'

/** Parses a bus booking saved on this device into its entry in the list of saved tickets. */
export const busKeptLine = keptLine('bus', BusBooking, ({ departure, arrival, pnr_code }) => ({
  pnr: pnr_code,
  from: { code: stationCode(departure.station), city: departure.station.city },
  to: { code: stationCode(arrival.station), city: arrival.station.city },
  date: departure.date,
  time: departure.time,
}))
