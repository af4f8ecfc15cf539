/** Generic words at the end of airport names, longest first. */
const generic = / (uluslararası havalimanı|havalimanı|international airport|airport)$/i

/**
 * The distinguishing part of an airport's name: without generic words, and without the city unless nothing else is
 * left.
 */
export function airportName({ name, city }: { name: string; city: string }): string {
  const own = name.replace(generic, '')
  // The city stays in names that have it in another language, because it does not match there.
  return own.startsWith(`${city} `) ? own.slice(city.length + 1) : own
}
