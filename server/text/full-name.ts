/** Returns the name and surname of a person; an empty text if nobody is known. */
export const fullName = (person: { name: string; surname: string } | null | undefined): string =>
  person ? `${person.name} ${person.surname}` : ''
