// @vitest-environment node
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PartyField } from '#home/activity/party-field.tsx'
import { partyCheck, partyFields } from '#contract/activity-search.ts'
import { render } from '#tests/support/render-part.tsx'

const Party = z.object(partyFields).check(partyCheck())
const accepted = (adults: number, children: number) =>
  z.safeParse(Party, { adult_count: adults, child_count: children }).success

const field = { enhanced: false, error: undefined, onOpen: () => {}, onPreload: () => {} }
const { html } = render(<PartyField {...field} party={{ adults: 2, ages: [] }} />)
/** Returns the `min` or `max` attribute of the number field with this name. */
function limitOf(name: string, limit: 'min' | 'max'): number {
  const [field = ''] = [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => (tag.includes(`"${name}"`) ? tag : []))
  return Number(new RegExp(` ${limit}="(\\d+)"`).exec(field)?.[1] ?? Number.NaN)
}

test('the fields without scripts offer what the gateway takes, and no more', () => {
  const [fewest, most] = [limitOf('adult_count', 'min'), limitOf('adult_count', 'max')]
  const [none, mostChildren] = [limitOf('child_count', 'min'), limitOf('child_count', 'max')]
  expect([fewest, none]).toEqual([1, 0])
  expect([accepted(most, none), accepted(most + 1, none)]).toEqual([true, false])
  expect([accepted(fewest, mostChildren), accepted(fewest, mostChildren + 1)]).toEqual([true, false])
})
