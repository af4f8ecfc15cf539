import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useContext, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { carriedIn } from '#booking/search/carried-params.ts'
import styles from '#booking/search/edit-search.module.css'
import { type SearchEditorProps, SearchEditorContext } from '#booking/search/search-editor-context.ts'
import type { ProductName } from '#contract/products.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  product: ProductName
  /** ID of the saved search (the API's search option) with which the form is filled in. */
  option: string
  /** Text with dates and party of the search. */
  children: ReactNode
}

/**
 * Link with dates and party of a search, in the header of its results. It opens the search form, filled in, above the
 * results; without JavaScript, or if the form can't be loaded, it leads to the home page with the same form.
 */
export function EditSearch({ product, option, children }: Props) {
  const load = useContext(SearchEditorContext)
  const navigate = useNavigate()
  const { key } = useLocation()
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const [Editor, setEditor] = useState<ComponentType<SearchEditorProps>>()
  // The dialog is open only at the history entry at which it was opened. A search that is started in the dialog
  // therefore closes the dialog.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const address = bookingAddresses(product, carriedIn(params)).edit(option)
  const open = async () => {
    try {
      const part = await load?.()
      if (!part) return await navigate(address)
      setEditor(() => part)
      setOpenedAt(key)
    } catch {
      await navigate(address)
    }
  }
  return (
    <>
      <Link
        to={address}
        className={styles.edit}
        aria-haspopup={hydrated && load ? 'dialog' : undefined}
        onPointerEnter={() => void load?.().catch(() => undefined)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          void open()
        }}
      >
        <span>{children}</span>
        <Icon name={moreIcons.edit} size={16} />
        <span className="visually-hidden">
          <Trans>Aramayı düzenle</Trans>
        </span>
      </Link>
      {Editor && openedAt === key && <Editor product={product} address={address} onClose={() => setOpenedAt(null)} />}
    </>
  )
}
