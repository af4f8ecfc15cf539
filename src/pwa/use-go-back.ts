import { useNavigate } from 'react-router'
import { canGoBack } from '#pwa/can-go-back.ts'

/** Returns a function that navigates to the previous page of this site or, if there is none, to `home`. */
export function useGoBack(home = '/'): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? navigate(-1) : navigate(home, { replace: true }))
}
