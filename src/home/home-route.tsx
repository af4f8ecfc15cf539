import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { clockContext } from '#api/context.ts'
import type { HomeData } from '#home/home-loader.ts'
import styles from '#home/home-route.module.css'
import { Destinations, PnrCard, Promises } from '#home/home-sections.tsx'
import { RecentSearches } from '#home/recent-searches.tsx'
import { SearchForm } from '#home/search-form.tsx'
import { readFields } from '#home/search-fields.ts'
import { type SearchReply, unreachable } from '#home/search-reply.ts'
import { hasTicketCookie } from '#store/ticket-cookie.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useSite } from '#ui/site.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The way to the next ticket of this device; only browsers know of one. */
const NextTicket = lazy(() =>
  import('#home/next-ticket.tsx').then(
    (code) => ({ default: code.NextTicket }),
    () => ({ default: () => <></> }),
  ),
)

/** The preloader of a search; one that can't be fetched must not take the form away. */
const SearchPreloader = lazy(() =>
  import('#home/search-preloader.tsx').then(
    (code) => ({ default: code.SearchPreloader }),
    () => ({ default: () => <></> }),
  ),
)

/** What home needs to know; the code for it comes when it runs. */
export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { loadHome } = await import('#home/home-loader.ts')
  return loadHome(args)
}

/** Starts the search; the code for it comes when it is needed, and where it can't come the form stays as it is. */
export async function action(args: ActionFunctionArgs) {
  const code = await import('#home/start-search.ts').catch(() => null)
  if (code) return code.startSearch(args)
  const fields = readFields(await args.request.formData(), args.context.get(clockContext).today())
  return data<SearchReply>({ fields, matches: {}, errors: { form: unreachable } }, { status: 503 })
}

/** What a refused submission keeps is in its reply. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction !== '/' && defaultShouldRevalidate
}

export function Component() {
  const { t } = useLingui()
  const { name, menu } = useSite()
  const { initial, named, lastDay, recent, searchedBefore } = useLoaderData<HomeData>()
  const reply = useActionData<SearchReply>()
  const { formAction, location } = useNavigation()
  const hydrated = useHydrated()
  const searching = formAction === '/' || location?.pathname.startsWith('/flight/search')
  return (
    <>
      <PageHead
        title={t`Uçak bileti ara, karşılaştır, al`}
        description={t`Yurt içi ve yurt dışı uçak biletlerini tek aramada karşılaştırın. Toplam fiyatı baştan görün, 3D Secure ile güvenle ödeyin, biletiniz internetsiz de açılsın.`}
        canonical="/"
      />
      <div className={styles.aurora}>
        <header className={styles.hero}>
          <div className={styles.top}>
            <p className={styles.brand}>{name}</p>
            {menu}
          </div>
          <h1 className={styles.title}>
            <Trans>Nereye uçuyoruz?</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Uçak biletlerini karşılaştırın, toplam fiyatı baştan görün.</Trans>
          </p>
        </header>
      </div>
      <main id="content" tabIndex={-1} className={styles.content}>
        <section className={styles.card} aria-label={t`Uçak bileti ara`}>
          <SearchForm initial={initial} named={named} reply={reply} lastDay={lastDay} />
        </section>
        {hydrated && hasTicketCookie(document.cookie) && (
          <Suspense>
            <NextTicket />
          </Suspense>
        )}
        {searchedBefore && <RecentSearches known={recent} />}
        <Destinations />
        <div className={styles.columns}>
          <PnrCard />
          <Promises />
        </div>
      </main>
      {searching && (
        <Suspense>
          <SearchPreloader />
        </Suspense>
      )}
    </>
  )
}
