import { Suspense, useEffect } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { SearchEditorProps } from '#booking/search/search-editor-context.ts'
import { isHome } from '#home/home-action.ts'
import type { HomeData } from '#home/home-loader.ts'
import { homeTabs } from '#home/tabs.ts'
import { Popup } from '#ui/popup.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLingui } from '@lingui/react/macro'

/** Shows home's search form in a dialog over the results of a search, filled in with that search. */
export function SearchEditor({ product, address, onClose }: SearchEditorProps) {
  const { t } = useLingui()
  const { load, data } = useFetcher<HomeData>({ key: address })
  const { formAction } = useNavigation()
  useEffect(() => void load(address), [address, load])
  const { Form } = homeTabs[product]
  return (
    <Popup open wide onClose={onClose} title={t`Aramayı düzenle`} lightDismiss={false}>
      {data ? (
        <Suspense>
          <Form
            initial={data.initial}
            named={data.named}
            popular={data.popular}
            reply={data.reply}
            lastDay={data.lastDay}
            pending={isHome(formAction)}
          />
        </Suspense>
      ) : (
        <Skeleton height="var(--content-height, 24rem)" radius="var(--radius-l)" />
      )}
    </Popup>
  )
}
