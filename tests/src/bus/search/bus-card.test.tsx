// @vitest-environment node
import { expect, test } from 'vitest'
import { BusCard } from '#bus/search/bus-card.tsx'
import type { BusItem } from '#contract/bus-results.ts'
import { render } from '#tests/support/render-part.tsx'
import { trip } from '#tests/src/bus/search/trips.ts'

const words = (cancellation?: BusItem['cancellation']) => {
  const item: BusItem = { ...trip('a', 500), ...(cancellation && { cancellation }) }
  return render(<BusCard item={item} option="option-1" pending={false} onSelect={() => undefined} />).words
}

test('a card says how a ticket is cancelled where the company has terms of its own, and is silent about the rule', () => {
  expect(words({ hours: 24, fee_percent: 0 })).toContain('İptal: kalkıştan 24 saat öncesine kadar')
  expect(words({ hours: 6, fee_percent: 10 })).toContain('İptal: kalkıştan 6 saat öncesine kadar, %10 kesintiyle')
  expect(words({ hours: 12, fee_percent: 20 })).toContain('12 saat öncesine kadar, %20 kesintiyle')
  expect(words({ hours: 12, fee_percent: 0 })).not.toContain('İptal')
})

test('a backend that does not say how a ticket is cancelled is not taken at any word', () => {
  expect(words()).not.toContain('İptal')
})
