import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { HiddenFields } from '#booking/search/hidden-fields.tsx'
import type { SearchFailure } from '#booking/results/load-results.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { moreIcons } from '#ui/more-icons.ts'

interface FailedProps {
  failure: SearchFailure
  icon: IconName
  name: string
  /**
   * `missing` is the title if the gateway does not know the search, `notLoaded` the title if it could not be loaded.
   */
  missing: string
  notLoaded: string
  failed: string
  /** URL of the page on which a new search starts. */
  home: string
}

/** Tells why a search failed: the gateway does not know it, sent no reply, or failed. */
export function FailedSearch({ failure, icon, name, missing, notLoaded, failed, home }: FailedProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const title = failure === 'missing' ? missing : notLoaded
  const text = {
    missing: t`Bu arama artık yok. Ana sayfadan tarihleri seçip yeniden arayabilirsiniz.`,
    unreachable: t`İnternet bağlantınızı kontrol edip yeniden deneyin.`,
    failed,
  }[failure]
  return (
    <>
      <PageHead title={title} description={text} noindex />
      <Page title={name} back={home} width="wide">
        <EmptyState icon={icon} title={title} text={text}>
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
  /** Fields of the search, so that it can be posted again. */
  fields: Readonly<Record<string, string | number | boolean | null>>
  home: string
}

/** Tells that a search session has expired, with a button that repeats the search. */
export function ExpiredSearch({ name, title, text, fields, home }: ExpiredProps) {
  const { t } = useLingui()
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
