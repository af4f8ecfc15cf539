import type { ReactNode } from 'react'

export interface Fact {
  name: ReactNode
  value: ReactNode
}

/** Lists the names and values of facts; it must be rendered inside a `dl`. */
export function FactLines({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ name, value }, index) => (
    <div key={index}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ))
}
