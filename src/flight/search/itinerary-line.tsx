import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { JourneyLine, JourneyPlace, JourneyTime, lineMark } from '#booking/results/journey-line.tsx'
import type { FlightItinerary, FlightPoint } from '#contract/flight-results.ts'
import type { FlightSearchOptions } from '#contract/flight-search.ts'
import { airportName } from '#flight/search/airport-name.ts'
import { AirlineMark } from '#flight/search/airline-mark.tsx'
import { dayShift } from '#flight/search/flight-item.ts'
import styles from '#flight/search/itinerary-line.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useDuration } from '#ui/use-duration.ts'

/**
 * Codes of the departure and arrival airports for which the traveller searched; '' for a city. If a flight departs from
 * or arrives at one of these airports, the result shows only the airport's code. For any other departure or arrival
 * airport, the result shows the name too.
 */
export type SearchedAirports = Pick<FlightSearchOptions, 'departure_airport_code' | 'arrival_airport_code'>

interface Props {
  /**
   * Name of the direction, for screen readers only: sighted travellers see that the outbound flight is above the return
   * flight.
   */
  direction?: ReactNode
  itinerary: FlightItinerary
  asked: SearchedAirports
}

/** Shows one direction on one line: the airline's logo, times, airports, duration and stops. */
export function ItineraryLine({ direction, itinerary, asked }: Props) {
  const duration = useDuration()
  const { airline, departure, arrival, information, transfers } = itinerary
  const codes = new Set([asked.departure_airport_code, asked.arrival_airport_code])
  const named = (point: FlightPoint) => !codes.has(point.airport.code)
  const stops = transfers.slice(1).map((transfer) => transfer.departure.airport.code)
  return (
    <JourneyLine
      direction={direction}
      mark={<AirlineMark airline={airline} />}
      departure={<Point point={departure} named={named(departure)} />}
      arrival={<Point point={arrival} named={named(arrival)} shift={dayShift(itinerary)} />}
      duration={duration(information.duration)}
      icon={
        stops.length === 0 ? (
          <Icon name="plane" size={16} className={classNames(lineMark, styles.plane)} />
        ) : (
          <span className={classNames(lineMark, styles.stop)}>{stops.join(' ')}</span>
        )
      }
    >
      <span className={styles.stops} data-direct={information.total_transfer_count === 0 || undefined}>
        <StopCount count={information.total_transfer_count} />
      </span>
    </JourneyLine>
  )
}

/**
 * Shows a time and an airport code, and also the airport's name if the traveller searched for a city or for another
 * airport.
 */
function Point({ point, named, shift }: { point: FlightPoint; named: boolean; shift?: number }) {
  const { airport, date, time } = point
  return (
    <>
      <JourneyTime date={date} time={time} {...(shift !== undefined && { shift })} />
      <span className={styles.code}>{airport.code}</span>
      {named && <JourneyPlace>{airportName(airport)}</JourneyPlace>}
    </>
  )
}

/** Shows 'Direkt' or the number of stops. */
function StopCount({ count }: { count: number }) {
  return count === 0 ? <Trans>Direkt</Trans> : <Plural value={count} other="# aktarma" />
}
