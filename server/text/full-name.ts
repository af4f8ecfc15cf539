/** Returns the name and surname of a person; '' for null or undefined. */
export const fullName = (person: { name: string; surname: string } | null | undefined): string =>
  person ? `${person.name} ${person.surname}` : ''
