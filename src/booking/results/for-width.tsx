import { type ReactNode, Suspense, use } from 'react'
import { isWide, useWide } from '#booking/results/use-wide.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  wide: boolean
  children: ReactNode
}

/**
 * Shows its content in wide windows alone, or in all others alone. The server renders it for both, and CSS hides it in
 * the others, where it is removed after hydration and never hydrated.
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
