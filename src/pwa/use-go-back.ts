import { useNavigate } from 'react-router'
import { canGoBack } from '#pwa/can-go-back.ts'

/** Goes to the screen before this one; to `home`, with the tab of a product, where this one was opened first. */
export function useGoBack(home = '/'): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? navigate(-1) : navigate(home, { replace: true }))
}
