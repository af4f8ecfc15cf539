/** The location of an activity with its city, each named once. */
export function placeOf({ name, city }: { name: string; city: { name: string } }): string {
  return [...new Set([name, city.name])].filter((part) => part !== '').join(', ')
}
