import { useLingui } from '@lingui/react/macro'

/**
 * What follows a forgotten password (docs/product/frame.md#sign-in): the same whether or not there is such an account.
 */
export function useSentMessage(): string {
  const { t } = useLingui()
  return t`E-posta adresinize bir e-posta göndereceğiz. Lütfen spam klasörünüzü kontrol etmeyi unutmayın.`
}
