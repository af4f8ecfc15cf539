import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useLocation, useNavigation } from 'react-router'
import { EmptyResults } from '#booking/empty-results.tsx'
import type { FlightSearchOptions } from '#contract/flight-search.ts'
import { searchFields } from '#flight/search/search-again.ts'
import type { SearchFailure } from '#flight/search/search-data.ts'
import { RouteTitle } from '#flight/search/route-title.tsx'
import { SearchFields } from '#flight/search/search-fields.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** The not-found view of a search that gave nothing: unknown, unreachable or failed. */
export function FailedSearch({ failure }: { failure: SearchFailure }) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const title = failure === 'missing' ? t`Uçuş bulunamadı` : t`Uçuşlar yüklenemedi`
  const text = {
    missing: t`Bu arama artık yok. Ana sayfadan tarihleri seçip yeniden arayabilirsiniz.`,
    unreachable: t`İnternet bağlantınızı kontrol edip yeniden deneyin.`,
    failed: t`Uçuşları şu an getiremiyoruz. Biraz sonra yeniden deneyin.`,
  }[failure]
  return (
    <>
      <PageHead title={title} description={text} noindex />
      <Page title={t`Uçuşlar`} back="/" width="wide">
        <EmptyResults icon="plane" title={title} text={text}>
          {failure !== 'missing' && (
            <ButtonLink to={pathname + search} replace>
              <Trans>Yeniden dene</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/" variant={failure === 'missing' ? 'primary' : 'quiet'}>
            <Trans>Yeni arama</Trans>
          </ButtonLink>
        </EmptyResults>
      </Page>
    </>
  )
}

/** A search whose session ran out: says so and starts the same search again with one press. */
export function ExpiredSearch({ options }: { options: FlightSearchOptions }) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  const { departure_airport_code: from, arrival_airport_code: to } = options
  return (
    <>
      <PageHead title={t`${from} ${to} uçak bileti`} description={t`Aramanızın süresi doldu.`} noindex />
      <Page title={<RouteTitle from={from} to={to} />} back="/" width="wide">
        <EmptyResults
          icon="clock"
          title={t`Aramanızın süresi doldu`}
          text={t`Fiyatlar ve koltuklar değişmiş olabilir. Güncel uçuşlar için aynı aramayı yeniden yapın.`}
        >
          <Form method="post" replace>
            <SearchFields fields={searchFields(options)} />
            <Button type="submit" name="intent" value="change-date" icon="search" pending={busy}>
              <Trans>Yeniden ara</Trans>
            </Button>
          </Form>
          <ButtonLink to="/" variant="quiet">
            <Trans>Yeni arama</Trans>
          </ButtonLink>
        </EmptyResults>
      </Page>
    </>
  )
}
