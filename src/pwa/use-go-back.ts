import { useNavigate } from 'react-router'
import { canGoBack } from '#pwa/can-go-back.ts'

/** Returns a function that navigates to the previous screen, or to `home` (with a product's tab) if there is none. */
export function useGoBack(home = '/'): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? navigate(-1) : navigate(home, { replace: true }))
}
