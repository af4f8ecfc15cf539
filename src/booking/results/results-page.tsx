import type { ComponentProps, ReactNode } from 'react'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { PriceAlertBell } from '#booking/price-alert/price-alert-bell.tsx'
import { EditSearch } from '#booking/search/edit-search.tsx'
import { SearchFacts } from '#booking/search/search-facts.tsx'
import type { ProductName } from '#contract/products.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

interface ResultsPageProps {
  product: ProductName
  /** ID of the saved search (the API's search option). */
  option: string
  /** Title of the browser tab. */
  title: string
  description: string
  heading: ReactNode
  /** Dates and party of the search, shown below the heading. */
  facts: ComponentProps<typeof SearchFacts>
  /** Whether the search can have a price alert; true by default. */
  alertable?: boolean
  children: ReactNode
}

/**
 * Page with the results of a search. Its header shows the search, which can be edited there, and a link that opens the
 * form for a price alert (unless `alertable` is false).
 */
export function ResultsPage(props: ResultsPageProps) {
  const { product, option, title, description, heading, facts, alertable = true, children } = props
  const { home, sharedSearch } = bookingAddresses(product)
  return (
    <>
      <PageHead title={title} description={description} canonical={sharedSearch(option)} />
      <Page
        skipsInside
        title={heading}
        below={
          <EditSearch product={product} option={option}>
            <SearchFacts {...facts} />
          </EditSearch>
        }
        back={home}
        width="wide"
        actions={alertable && <PriceAlertBell product={product} option={option} />}
      >
        {children}
      </Page>
    </>
  )
}
