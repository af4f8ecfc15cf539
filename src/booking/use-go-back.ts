import { useNavigate } from 'react-router'

/** Goes to the screen before this one; to `home`, with the tab of a product, where this one was opened first. */
export function useGoBack(home = '/'): () => void {
  const navigate = useNavigate()
  return () => {
    const state: unknown = window.history.state
    const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
    void (typeof index === 'number' && index > 0 ? navigate(-1) : navigate(home, { replace: true }))
  }
}
