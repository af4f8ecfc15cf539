/** What home asks of the tab of a product. */
import type { ReactNode } from 'react'
import type { ActionFunctionArgs } from 'react-router'
import type { PlaceOption, RecentSearch } from '#booking/places/places.ts'
import type { ProductName } from '#contract/products.ts'
import type { Ends } from '#home/places/place.ts'
import type { SearchReply } from '#home/search-reply.ts'

/** What a tab says, in the traveller's language. */
export interface TabTexts {
  title: string
  description: string
  heading: string
  lead: string
  /** Names the form. */
  form: string
  /** While a search is under way. */
  searching: string
}

/** What a tab shows; `F` are the fields of its form. */
export interface TabData<F extends Ends = Ends> {
  texts: TabTexts
  initial: F
  /** The ends of the trip that the address names; they replace what stands in the form. */
  named: Partial<Ends>
  /** Null where they are not known yet: the server does not know a guest's device. */
  recent: RecentSearch[] | null
  /** The form's module below `src/`, where its code is apart from home's: its files come with the document. */
  shownWith?: string
  /** Popular places; null where they are the airports of app info. */
  popular: PlaceOption[] | null
}

export interface TabFormProps<F extends Ends> extends Pick<TabData<F>, 'initial' | 'named' | 'popular'> {
  reply: SearchReply<F> | undefined
  /** Last day on sale. */
  lastDay: string
  /** True while a submission is under way. */
  pending: boolean
}

/** What comes with home's script, of each tab; what it loads is apart (`tab-loaders.ts`). */
export interface HomeTab<F extends Ends> {
  /** A method, so that the tabs are one type: each form takes what its own tab loads, and is given nothing else. */
  Form(this: void, props: TabFormProps<F>): ReactNode
  /** Fetches the code that starts a search. */
  start: () => Promise<(args: ActionFunctionArgs) => Promise<unknown>>
}

export type HomeTabs = Readonly<Record<ProductName, HomeTab<Ends>>>
