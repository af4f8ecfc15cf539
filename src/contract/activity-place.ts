/** An activity's location and city as one text; a name that both share appears once. */
export function placeOf({ name, city }: { name: string; city: { name: string } }): string {
  return [...new Set([name, city.name])].filter((part) => part !== '').join(', ')
}
