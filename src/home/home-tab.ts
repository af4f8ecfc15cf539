/** Interface that a product implements for its tab on home. */
import type { ReactNode } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { PlaceOption, RecentSearch } from '#booking/places/places.ts'
import type { ProductName } from '#contract/products.ts'
import type { SearchReply } from '#home/search-reply.ts'

/** Texts of a tab, in the traveller's language. */
export interface TabTexts {
  title: string
  description: string
  heading: string
  lead: string
  /** Accessible name of the search form. */
  form: string
  /** Text while a search is loading. */
  searching: string
}

/** Data of a tab. `F` is the type of the form's fields, `O` of the offers below the form. */
export interface TabData<F = unknown, O = unknown> {
  texts: TabTexts
  initial: F
  /** Whether the address names a search that could not be loaded. */
  isLost: boolean
  /** Places given in the address, which replace the form's places. */
  named: Partial<F>
  /** Recent searches; null on the server for a guest, whose device is unknown there. */
  recent: RecentSearch[] | null
  /** Modules of the tab, as paths below `src/`, that are not part of home's code; the document loads their files. */
  shownWith?: string | string[]
  /** Popular places; null if the tab uses the airports of the app info. */
  popular: PlaceOption[] | null
  /** Content of the tab below the form, shown instead of popular destinations. */
  offers?: O
}

export interface TabFormProps<F> extends Pick<TabData<F>, 'initial' | 'named' | 'popular'> {
  reply: SearchReply<F> | undefined
  /** Last day on sale, as a plain date. */
  lastDay: string
  /** Whether the form is being submitted. */
  pending: boolean
}

/**
 * A tab of home. Its name and icon are in `productMarks`, because the menu and the account show them, too. Its other
 * texts come from `load`, already in the traveller's language, so that home's script and document have those of no
 * other tab. Home's script contains the records of all tabs and the form of the first; the other forms, and the code
 * behind `load` and `start`, are imported when needed.
 */
export interface HomeTab<F, O = unknown> {
  /**
   * Method syntax makes the parameter bivariant, so that all tabs share one type; each form receives only data of its
   * own tab.
   */
  Form(this: void, props: TabFormProps<F>): ReactNode
  /** Renders the tab's offers; if absent, home shows popular destinations instead. */
  Offers?(this: void, props: { offers: O }): ReactNode
  /** Loads the data of the tab, and the form if home's script does not have it. */
  load: (args: LoaderFunctionArgs) => Promise<TabData<F, O>>
  /** Imports the code that starts a search. */
  start: () => Promise<(args: ActionFunctionArgs) => Promise<unknown>>
}

export type HomeTabs = Readonly<Record<ProductName, HomeTab<unknown>>>
