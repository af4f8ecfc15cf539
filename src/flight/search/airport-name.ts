/** Matches generic words at the end of an airport's name, such as ' Havalimanı' or ' International Airport'. */
const generic = / (uluslararası havalimanı|havalimanı|international airport|airport)$/i

/**
 * Returns the distinguishing part of an airport's name: without generic words such as 'havalimanı', and without the
 * city unless nothing else is left.
 */
export function airportName({ name, city }: { name: string; city: string }): string {
  const own = name.replace(generic, '')
  // Removes the city's name from the beginning of the airport's name. If the airport's name contains the city's name in
  // a language other than that of `city`, nothing is removed.
  return own.startsWith(`${city} `) ? own.slice(city.length + 1) : own
}
