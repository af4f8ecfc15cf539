/** Words that names of airports share, from the longest on. */
const generic = / (uluslararası havalimanı|havalimanı|international airport|airport)$/i

/** What tells an airport apart: its name without such words, and without its city unless nothing else is left. */
export function airportName({ name, city }: { name: string; city: string }): string {
  const own = name.replace(generic, '')
  // Some names have the city's name in another language.
  return own.startsWith(`${city} `) ? own.slice(city.length + 1) : own
}
