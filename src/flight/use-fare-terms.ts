import { useLingui } from '@lingui/react/macro'
import type { FareTerm } from '#contract/flight-fare-terms.ts'
import type { AlternativePrice } from '#contract/flight-results.ts'

type Features = Pick<AlternativePrice['features'], 'free_cancel' | 'free_change' | 'cancel_terms' | 'change_terms'>

/**
 * Returns a text about cancelling a fare and a text about changing it. Each text says that this is free, that it costs
 * a fee, or that it is not possible. If the API sends `free_cancel: false` without `cancel_terms`, the text says that
 * cancelling is not free and mentions no fee. The same applies to `free_change` and `change_terms`.
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
