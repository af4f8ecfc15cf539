/** Menu as a page, which works before hydration. The menu panel gets its data from the same loader. */
import { useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, storeContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { MenuContent, type MenuPage } from '#app/menu-content.tsx'
import { safeReturnTo } from '#auth/return-to.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

interface MenuData {
  pages: MenuPage[]
  returnTo: string
  /** ID of a registration that was made on this device and is not activated yet; null if there is none. */
  registration: string | null
}

/**
 * Loads the names of the corporate pages. If the call fails, the list is empty, because the rest of the menu needs no
 * call.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<MenuData> {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
  const registration = await context.get(storeContext).registration()
  try {
    const { results } = await frameCalls.corporatePages(context.get(apiContext), { signal: request.signal })
    return { pages: results.map(({ id, title }) => ({ id, title })), returnTo, registration }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { pages: [], returnTo, registration }
  }
}

export function Component() {
  const { t } = useLingui()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t`Menü`} description={t`Hesabınız, yardım, iletişim ve kurumsal sayfalar.`} noindex />
      <Page title={t`Menü`} back={data.returnTo}>
        <Card>
          <MenuContent {...data} />
        </Card>
      </Page>
    </>
  )
}
