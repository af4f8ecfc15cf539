import { useLingui } from '@lingui/react/macro'

/**
 * Returns the message after a reset link was requested (docs/product/frame.md#sign-in); it is the same whether or not
 * the account exists.
 */
export function useSentMessage(): string {
  const { t } = useLingui()
  return t`E-posta adresinize bir e-posta göndereceğiz. Lütfen spam klasörünüzü kontrol etmeyi unutmayın.`
}
