import type { ReactNode } from 'react'

export interface Fact {
  name: ReactNode
  value: ReactNode
}

/** Lists facts, each with its name and its value. This component must be rendered inside a `dl`. */
export function FactLines({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ name, value }, index) => (
    <div key={index}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ))
}
