import { Suspense } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { products } from '#contract/products.ts'
import { isHome } from '#home/home-action.ts'
import type { HomeData } from '#home/home-loader.ts'
import styles from '#home/home-route.module.css'
import { namedTab } from '#home/product-tab.ts'
import { ProductTabs } from '#home/product-tabs.tsx'
import { type SearchReply, unreachable } from '#home/search-reply.ts'
import { homeTabs } from '#home/tabs.ts'
import { drawnByServer } from '#i18n/page-texts.ts'
import { Entering } from '#ui/entering.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useSite } from '#ui/site.ts'
import { sparePart } from '#ui/spare-part.tsx'

/**
 * The content around the search form is loaded lazily. It hydrates after the form, and its failure does not affect the
 * form.
 */
const aroundForm = () => drawnByServer(() => import('#home/home-sections.tsx'))
const HomeSections = sparePart(() => aroundForm().then((code) => code.HomeSections))
const OverLead = sparePart(() => aroundForm().then((code) => code.OverLead))

/** Loading screen that is shown while a search is loading. */
const SearchPreloader = sparePart(() => import('#home/search-preloader.tsx').then((code) => code.SearchPreloader))

/** Loads the data of home; the code for it is imported only when the loader runs. */
export function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  return import('#home/home-loader.ts').then((code) => code.loadHome(args))
}

/**
 * Starts the search that the form in a product's tab has posted. The code that starts searches is not part of home's
 * own code. If it can't be imported, the form shows an error and keeps its values.
 */
export async function action(args: ActionFunctionArgs) {
  const tab = namedTab(new URL(args.request.url).searchParams) ?? products[0]
  const start = await homeTabs[tab].start().catch(() => null)
  if (start) return start(args)
  return data<SearchReply<never>>({ fields: null, matches: {}, errors: { form: unreachable } }, { status: 503 })
}

/**
 * Prevents home's data from being loaded again after a refused search: the action's result already has the form's
 * values.
 */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !isHome(formAction) && defaultShouldRevalidate
}

export function Component() {
  const { name, menu } = useSite()
  const loaded = useLoaderData<HomeData>()
  const { tab, texts, initial, named, popular, lastDay } = loaded
  const shown = homeTabs[tab]
  const answer = useActionData<SearchReply<unknown>>()
  const { formAction, location } = useNavigation()
  const pending = isHome(formAction)
  const searching = pending || /^\/[a-z]+\/search/.test(location?.pathname ?? '')
  const form = { initial, named, popular, reply: answer ?? loaded.reply, lastDay, pending }
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        canonical={tab === products[0] ? '/' : `/?tab=${tab}`}
      />
      <div className={styles.aurora}>
        <header className={styles.hero}>
          <div className={styles.top}>
            <p className={styles.brand}>{name}</p>
            {menu}
          </div>
          <h1 className={styles.title}>{texts.heading}</h1>
          <div className={styles.slot}>
            <p className={styles.lead}>{texts.lead}</p>
            <Suspense>
              <OverLead {...loaded} />
            </Suspense>
          </div>
        </header>
      </div>
      <Entering>
        <main id="content" tabIndex={-1} className={styles.content}>
          <div>
            <ProductTabs current={tab} />
            <section className={styles.card} aria-label={texts.form}>
              <Suspense>
                <shown.Form key={tab} {...form} />
              </Suspense>
            </section>
          </div>
          <Suspense>
            <HomeSections {...loaded} Offers={shown.Offers} />
          </Suspense>
        </main>
      </Entering>
      {searching && (
        <Suspense>
          <SearchPreloader product={tab} searching={texts.searching} />
        </Suspense>
      )}
    </>
  )
}
