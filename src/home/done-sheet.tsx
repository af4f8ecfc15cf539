import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

interface DoneSheetProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet of a search form, whose choices are valid at once: its button only closes it. */
export function DoneSheet({ children, ...sheet }: DoneSheetProps) {
  return (
    <Sheet
      {...sheet}
      footer={
        <Button wide size="large" onClick={sheet.onClose}>
          <Trans>Tamam</Trans>
        </Button>
      }
    >
      {children}
    </Sheet>
  )
}
