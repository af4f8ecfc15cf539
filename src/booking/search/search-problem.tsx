import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { HiddenFields } from '#booking/search/hidden-fields.tsx'
import type { SearchFailure } from '#booking/results/load-results.ts'
import type { ProductName } from '#contract/products.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { productMarks } from '#ui/product-marks.ts'

/** Texts of a product for the page of a failed search. */
export interface FailureWords {
  /** Heading of the page that shows the failure. */
  name: MessageDescriptor
  /** Title of the explanation if the gateway does not know the search. */
  missing: MessageDescriptor
  /** Title of the explanation if the gateway did not reply or failed. */
  notLoaded: MessageDescriptor
  /** Text of the explanation if the gateway failed. */
  failed: MessageDescriptor
}

interface FailedProps {
  product: ProductName
  failure: SearchFailure
  words: FailureWords
}

/** Explains why a search failed: the gateway does not know the search, sent no reply, or failed. */
export function FailedSearch({ product, failure, words }: FailedProps) {
  const { i18n, t } = useLingui()
  const { pathname, search } = useLocation()
  const { home } = bookingAddresses(product)
  const title = i18n._(failure === 'missing' ? words.missing : words.notLoaded)
  const text = {
    missing: t`Bu arama artık yok. Ana sayfadan tarihleri seçip yeniden arayabilirsiniz.`,
    unreachable: t`İnternet bağlantınızı kontrol edip yeniden deneyin.`,
    failed: i18n._(words.failed),
  }[failure]
  return (
    <>
      <PageHead title={title} description={text} noindex />
      <Page title={i18n._(words.name)} back={home} width="wide">
        <EmptyState icon={productMarks[product].icon} title={title} text={text}>
          {failure !== 'missing' && (
            <ButtonLink to={pathname + search} replace>
              <Trans>Yeniden dene</Trans>
            </ButtonLink>
          )}
          <ButtonLink to={home} variant={failure === 'missing' ? 'primary' : 'quiet'}>
            <Trans>Yeni arama</Trans>
          </ButtonLink>
        </EmptyState>
      </Page>
    </>
  )
}

interface ExpiredProps {
  /** `name` is the title of the browser tab, `title` the heading of the page. */
  name: string
  title: ReactNode
  text: string
  /** Form fields of the expired search. The button 'Yeniden ara' (search again) posts these fields. */
  fields: Readonly<Record<string, string | number | boolean | null>>
  product: ProductName
}

/** Shows that a search session has expired, with a button that repeats the search. */
export function ExpiredSearch({ name, title, text, fields, product }: ExpiredProps) {
  const { t } = useLingui()
  const { home } = bookingAddresses(product)
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title={name} description={t`Aramanızın süresi doldu.`} noindex />
      <Page title={title} back={home} width="wide">
        <EmptyState icon={moreIcons.clock} title={t`Aramanızın süresi doldu`} text={text}>
          <Form method="post" replace>
            <HiddenFields fields={fields} />
            <Button type="submit" name="intent" value="change-date" icon="search" pending={busy}>
              <Trans>Yeniden ara</Trans>
            </Button>
          </Form>
          <ButtonLink to={home} variant="quiet">
            <Trans>Yeni arama</Trans>
          </ButtonLink>
        </EmptyState>
      </Page>
    </>
  )
}
