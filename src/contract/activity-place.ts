/** Returns location and city of an activity as one text; if both have the same name, it appears once. */
export function placeOf({ name, city }: { name: string; city: { name: string } }): string {
  return [...new Set([name, city.name])].filter((part) => part !== '').join(', ')
}
