/** Defines what a product implements for its tab on home. */
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
  /** Text shown while a search is loading. */
  searching: string
}

/**
 * Data of a tab. `F` is the type of the form's field values. `O` is the type of the data for the content below the
 * form.
 */
export interface TabData<F = unknown, O = unknown> {
  texts: TabTexts
  initial: F
  /** Whether the URL names a search that could not be loaded. */
  isLost: boolean
  /** Places that the URL names; they replace those of the form. */
  named: Partial<F>
  /**
   * Recent searches of a signed-in traveller, loaded on the server. Null for a guest, and always in the browser: home
   * then loads them after the page is rendered.
   */
  recent: RecentSearch[] | null
  /**
   * Modules, such as the search form of this tab, that the tab needs and home's own JavaScript does not contain. They
   * are paths below `src/` without file extension. A server-rendered page of home loads the files of these modules too.
   */
  shownWith?: string | string[]
  /** Popular places; null if the tab lists the popular airports in the app info (GET /api/mobile/info/) instead. */
  popular: PlaceOption[] | null
  /** Content shown below the form instead of popular destinations. */
  offers?: O
}

export interface TabFormProps<F> extends Pick<TabData<F>, 'initial' | 'named' | 'popular'> {
  reply: SearchReply<F> | undefined
  /** Latest travel date on sale, as a plain date, for the native date inputs that the form has before hydration. */
  lastDay: string
  /** Whether the form is being submitted. */
  pending: boolean
}

/**
 * A tab of home. Its name and icon are in `productMarks`, because the menu and the account show them too. `load`
 * returns the other texts in the traveller's language, so that a page contains the texts of one tab only. Home's
 * JavaScript contains this object for every tab, but only the first tab's form. The other forms, and the code behind
 * `load` and `start`, are imported when they are needed.
 */
export interface HomeTab<F, O = unknown> {
  /**
   * Declared as a method, so that TypeScript compares its parameter types less strictly and all tabs can share one
   * type. This is safe, because each form receives only data of its own tab.
   */
  Form(this: void, props: TabFormProps<F>): ReactNode
  /** Renders `offers` below the form. If this method is absent, home shows popular destinations instead. */
  Offers?(this: void, props: { offers: O }): ReactNode
  /**
   * Loads the data of this tab of home. Also imports the tab's search form, unless home's JavaScript already contains
   * that form.
   */
  load: (args: LoaderFunctionArgs) => Promise<TabData<F, O>>
  /** Imports and returns the action that starts a search. */
  start: () => Promise<(args: ActionFunctionArgs) => Promise<unknown>>
}

export type HomeTabs = Readonly<Record<ProductName, HomeTab<unknown>>>
