import { useLingui } from '@lingui/react/macro'
import type { FareTerm } from '#contract/flight-fare-terms.ts'
import type { AlternativePrice } from '#contract/flight-results.ts'

type Features = Pick<AlternativePrice['features'], 'free_cancel' | 'free_change' | 'cancel_terms' | 'change_terms'>

/**
 * Returns one text on cancelling and one on changing a fare: free, for a fee, or not possible. If the API only says
 * that cancelling or changing is not free, the text says just this and mentions no fee.
 */
export function useFareTerms(features: Features): { cancel: string; change: string } {
  const { t } = useLingui()
  const cancel = { free: t`Ücretsiz iptal`, fee: t`İptal kesintili`, none: t`İptal ve iade yok` }
  const change = { free: t`Ücretsiz değişiklik`, fee: t`Değişiklik ücretli`, none: t`Değişiklik yok` }
  const said = (texts: Record<FareTerm, string>, isFree: boolean, term: FareTerm | undefined, unknown: string) =>
    term ? texts[term] : isFree ? texts.free : unknown
  return {
    cancel: said(cancel, features.free_cancel, features.cancel_terms, t`Ücretsiz iptal yok`),
    change: said(change, features.free_change, features.change_terms, t`Ücretsiz değişiklik yok`),
  }
}
