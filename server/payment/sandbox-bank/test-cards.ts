/**
 * Scenarios of the sandbox bank; a table maps card numbers to them. Any other valid card is approved. No number belongs
 * to a real card.
 */
export type Scenario = 'approved' | 'declined' | 'three_d_failed' | 'slow' | 'late'

interface TestCard {
  number: string
  scenario: Scenario
  /**
   * Outcome of the scenario in English. The table of test cards in the README has the same outcomes, some in more
   * detail.
   */
  outcome: string
}

export const testCards: readonly TestCard[] = [
  { number: '5528 7900 0000 0008', scenario: 'approved', outcome: 'approved at once' },
  { number: '9792 0300 0000 0000', scenario: 'approved', outcome: 'approved at once (TROY)' },
  { number: '4111 1111 1111 1129', scenario: 'declined', outcome: 'declined: insufficient funds' },
  { number: '4151 1111 1111 1393', scenario: 'three_d_failed', outcome: 'declined: the 3-D Secure check fails' },
  { number: '4766 6200 0000 0001', scenario: 'slow', outcome: 'the bank takes 8 seconds to approve' },
  {
    number: '5890 0400 0000 0016',
    scenario: 'late',
    outcome: 'the bank approves after 20 minutes, when what is bought is no longer held',
  },
]

/** The code that the simulated SMS contains. */
export const smsCode = '123456'

/** Returns the scenario of a card number (digits only). The sandbox bank stores the scenario, not the card number. */
export function scenarioOf(number: string): Scenario {
  return testCards.find((card) => card.number.replaceAll(' ', '') === number)?.scenario ?? 'approved'
}
