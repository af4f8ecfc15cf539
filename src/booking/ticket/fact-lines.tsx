import type { ReactNode } from 'react'

export interface Fact {
  name: ReactNode
  value: ReactNode
}

/**
 * Renders pairs of a name and a value, such as 'Seat' and '12', as `dt` and `dd` elements. This component must be
 * rendered inside a `dl`.
 */
export function FactLines({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ name, value }, index) => (
    <div key={index}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ))
}
