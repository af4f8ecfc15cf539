import { Suspense, useEffect } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { ProductName } from '#contract/products.ts'
import type { HomeData } from '#home/home-loader.ts'
import { homeTabs } from '#home/tabs.ts'
import { Popup } from '#ui/popup.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLingui } from '@lingui/react/macro'

interface Props {
  product: ProductName
  /** The address of home with the form filled in. */
  address: string
  onClose: () => void
}

/** The search form of home in a dialog over the results of a search, filled in with that search. */
export function SearchEditor({ product, address, onClose }: Props) {
  const { t } = useLingui()
  const { load, data } = useFetcher<HomeData>({ key: address })
  const { formAction } = useNavigation()
  useEffect(() => void load(address), [address, load])
  const { Form } = homeTabs[product]
  return (
    <Popup open onClose={onClose} title={t`Aramayı düzenle`} lightDismiss={false}>
      {data ? (
        <Suspense>
          <Form
            initial={data.initial}
            named={data.named}
            popular={data.popular}
            reply={undefined}
            lastDay={data.lastDay}
            pending={formAction?.startsWith('/?') ?? false}
          />
        </Suspense>
      ) : (
        <Skeleton height="24rem" radius="var(--radius-l)" />
      )}
    </Popup>
  )
}
