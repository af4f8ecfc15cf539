import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { OrderingList } from '#booking/orderings/ordering-list.tsx'
import type { Ordering, OrderingChoice } from '#booking/orderings/ordering.ts'
import { Sheet } from '#ui/sheet.tsx'
import { WhenOpened } from '#ui/when-opened.tsx'

interface Props<T> {
  id: string
  orderings: readonly Ordering<T>[]
  chosen: OrderingChoice<T> | undefined
}

/** Sheet with the sort orders on phones, 60% of the window high; a choice by pointer, Space or Enter closes it. */
export function OrderingSheet<T>({ id, orderings, chosen }: Props<T>) {
  const { t } = useLingui()
  const body = useRef<HTMLDivElement>(null)
  return (
    <Sheet id={id} title={t`Sırala`} height="60%">
      <div ref={body}>
        <WhenOpened dialog={id} atOnce>
          <OrderingList orderings={orderings} chosen={chosen} onDone={() => body.current?.closest('dialog')?.close()} />
        </WhenOpened>
      </div>
    </Sheet>
  )
}
