import { useNavigate } from 'react-router'
import { canGoBack } from '#pwa/can-go-back.ts'

/** Navigates to the previous screen, or to `home` (with a product's tab) if this screen was opened first. */
export function useGoBack(home = '/'): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? navigate(-1) : navigate(home, { replace: true }))
}
