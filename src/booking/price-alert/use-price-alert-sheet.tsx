import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useRootData } from '#api/root-data.ts'

const loadSheet = () => import('#booking/price-alert/price-alert-sheet.tsx')
const PriceAlertSheet = lazy(async () => ({ default: (await loadSheet()).PriceAlertSheet }))

interface PriceAlertLink {
  /** Props of a link that opens the price alert sheet; without scripts the link opens a page with the same form. */
  link: { to: string; onPointerEnter: () => void; onClick: (event: MouseEvent) => void }
  /** The sheet element, to be rendered beside the link. */
  sheet: ReactNode
}

/** The price alert sheet of a search, and the link that opens it; `path` is the product's price alert page. */
export function usePriceAlertSheet(option: string, path: string): PriceAlertLink {
  const { user } = useRootData()
  const [open, setOpen] = useState(false)
  const to = `${path}?${new URLSearchParams({ option })}`
  return {
    link: {
      to,
      onPointerEnter: () => void loadSheet(),
      onClick: (event) => {
        event.preventDefault()
        setOpen(true)
      },
    },
    sheet: open && (
      <Suspense>
        <PriceAlertSheet option={option} email={user?.email ?? ''} action={to} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
