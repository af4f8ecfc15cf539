import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useRootData } from '#api/root-data.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { ProductName } from '#contract/products.ts'
import { usePressedPart } from '#ui/use-pressed-part.ts'

const fetchSheet = async () => (await import('#booking/price-alert/price-alert-sheet.tsx')).PriceAlertSheet

interface PriceAlertLink {
  /** Props of a link that opens the price alert sheet; without JavaScript the link opens a page with the same form. */
  link: { to: string; onPointerEnter: () => void; onClick: (event: MouseEvent) => void }
  /** The price alert sheet while it is open. The component that uses `link` must also render `sheet`. */
  sheet: ReactNode
}

/** Returns the price alert sheet of a search, and the props of the link that opens it. */
export function usePriceAlertSheet(product: ProductName, option: string): PriceAlertLink {
  const { user } = useRootData()
  const [open, setOpen] = useState(false)
  const { Part: PriceAlertSheet, preload, press } = usePressedPart(fetchSheet)
  const to = bookingAddresses(product).priceAlert(option)
  return {
    link: {
      to,
      onPointerEnter: preload,
      onClick: (event) => {
        event.preventDefault()
        press(() => setOpen(true))
      },
    },
    sheet: open && PriceAlertSheet && (
      <Suspense>
        <PriceAlertSheet option={option} email={user?.email ?? ''} action={to} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
