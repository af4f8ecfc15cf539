import { type ReactNode, Suspense, use } from 'react'
import { isWide, useWide } from '#booking/results/use-wide.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  wide: boolean
  children: ReactNode
}

/**
 * Shows its content only in wide windows, or only in all others. The server renders the content in both cases, and CSS
 * hides it if the width does not match. In the browser, hidden content is then removed without being hydrated.
 */
export function ForWidth({ wide: wanted, children }: Props) {
  const wide = useWide()
  if (wide === !wanted) return null
  return (
    <Suspense>
      <Shown wide={wanted}>{children}</Shown>
    </Suspense>
  )
}

const never = new Promise<never>(() => undefined)

function Shown({ wide, children }: Props) {
  const hydrated = useHydrated()
  if (!import.meta.env.SSR && !hydrated && isWide() !== wide) use(never)
  return children
}
