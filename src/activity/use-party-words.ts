import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Party } from '#activity/party.ts'

/** Returns a function that describes a party: '2 yetişkin, 1 çocuk'. */
export function usePartyWords(): (party: Party) => string {
  const { t } = useLingui()
  return ({ adults, ages: { length: children } }) => {
    const grown = t`${plural(adults, { one: '# yetişkin', other: '# yetişkin' })}`
    return children === 0 ? grown : `${grown}, ${t`${plural(children, { one: '# çocuk', other: '# çocuk' })}`}`
  }
}
