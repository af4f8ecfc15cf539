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
import type { BusFields } from '#home/bus/bus-fields.ts'
import { FlightForm } from '#home/flight/flight-form.tsx'
import type { SearchFields } from '#home/flight/search-fields.ts'
import type { HomeData } from '#home/home-loader.ts'
import styles from '#home/home-route.module.css'
import { namedTab } from '#home/product-tab.ts'
import { ProductTabs } from '#home/product-tabs.tsx'
import { type SearchReply, unreachable } from '#home/search-reply.ts'
import { keepAsking } from '#ui/keep-asking.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useSite } from '#ui/site.ts'
import { sparePart } from '#ui/spare-part.tsx'

/** What stands around the form; it answers after the form does, and can't take it away. */
const aroundForm = (part: 'HomeSections' | 'NextJourney') =>
  sparePart(() => import('#home/home-sections.tsx').then((code) => code[part]))
const HomeSections = aroundForm('HomeSections')
const NextJourney = aroundForm('NextJourney')

/** The preloader of a search. */
const SearchPreloader = sparePart(() => import('#home/search-preloader.tsx').then((code) => code.SearchPreloader))

/**
 * The other products' forms come with their tabs; the loader has fetched them by then. Of a document that the server
 * rendered the form works as it is until the code has come.
 */
const BusForm = lazy(async () => ({
  default: await keepAsking(() => import('#home/bus/bus-form.tsx').then((code) => code.BusForm)),
}))

/** What home needs to know; the code for it comes when it runs. */
export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { loadHome } = await import('#home/home-loader.ts')
  return loadHome(args)
}

/** Starts the search of the tab; the code for it comes when it is needed, and where it can't come the form stays as it is. */
export async function action(args: ActionFunctionArgs) {
  const isBus = namedTab(new URL(args.request.url).searchParams) === 'bus'
  const start = await (
    isBus
      ? import('#home/bus/start-bus-search.ts').then((code) => code.startBusSearch)
      : import('#home/flight/start-search.ts').then((code) => code.startSearch)
  ).catch(() => null)
  if (start) return start(args)
  return data<SearchReply<never>>({ fields: null, matches: {}, errors: { form: unreachable } }, { status: 503 })
}

/** What a refused submission keeps is in its reply. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !isHome(formAction) && defaultShouldRevalidate
}

const isHome = (formAction: string | undefined) => formAction?.startsWith('/?') ?? false

export function Component() {
  const { t } = useLingui()
  const { name, menu } = useSite()
  const loaded = useLoaderData<HomeData>()
  const { tab, named, lastDay } = loaded
  const answer = useActionData<SearchReply<SearchFields & BusFields>>()
  const { formAction, location } = useNavigation()
  const pending = isHome(formAction)
  const searching = pending || /^\/(flight|bus)\/search/.test(location?.pathname ?? '')
  const form = { named, reply: answer ?? loaded.reply, lastDay, pending }
  return (
    <>
      <PageHead
        title={tab === 'bus' ? t`Otobüs bileti ara, karşılaştır, al` : t`Uçak bileti ara, karşılaştır, al`}
        description={
          tab === 'bus'
            ? t`Tüm Türkiye'nin otobüs seferlerini tek aramada karşılaştırın. Koltuğunuzu seçin, 3D Secure ile güvenle ödeyin, biletiniz internetsiz de açılsın.`
            : t`Yurt içi ve yurt dışı uçak biletlerini tek aramada karşılaştırın. Toplam fiyatı baştan görün, 3D Secure ile güvenle ödeyin, biletiniz internetsiz de açılsın.`
        }
        canonical={tab === 'bus' ? '/?tab=bus' : '/'}
      />
      <div className={styles.aurora}>
        <header className={styles.hero}>
          <div className={styles.top}>
            <p className={styles.brand}>{name}</p>
            {menu}
          </div>
          <h1 className={styles.title}>
            {tab === 'bus' ? <Trans>Nereye gidiyoruz?</Trans> : <Trans>Nereye uçuyoruz?</Trans>}
          </h1>
          <div className={styles.slot}>
            <p className={styles.lead}>
              {tab === 'bus' ? (
                <Trans>Otobüs biletlerini karşılaştırın, koltuğunuzu kendiniz seçin.</Trans>
              ) : (
                <Trans>Uçak biletlerini karşılaştırın, toplam fiyatı baştan görün.</Trans>
              )}
            </p>
            <Suspense>
              <NextJourney {...loaded} />
            </Suspense>
          </div>
        </header>
      </div>
      <main id="content" tabIndex={-1} className={styles.content}>
        <div>
          <ProductTabs current={tab} />
          <section className={styles.card} aria-label={tab === 'bus' ? t`Otobüs bileti ara` : t`Uçak bileti ara`}>
            {loaded.tab === 'bus' ? (
              <Suspense>
                <BusForm {...form} initial={loaded.initial} popular={loaded.popular} />
              </Suspense>
            ) : (
              <FlightForm {...form} initial={loaded.initial} />
            )}
          </section>
        </div>
        <Suspense>
          <HomeSections {...loaded} />
        </Suspense>
      </main>
      {searching && (
        <Suspense>
          <SearchPreloader tab={tab} />
        </Suspense>
      )}
    </>
  )
}
