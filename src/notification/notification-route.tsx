/**
 * Page with a signed-in traveller's notifications; scrolling to the end loads ten more
 * (docs/product/frame.md#notifications).
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { contentCalls } from '#api/content.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListEnd } from '#booking/results/list-end.tsx'
import { pagesShown } from '#booking/results/paging.ts'
import { useRefreshOnline } from '#pwa/use-refresh-online.ts'
import { type Notification, notificationPageSize, type PushState } from '#contract/content.ts'
import { NotificationCard } from '#notification/notification-card.tsx'
import styles from '#notification/notification-route.module.css'
import { PushSwitch } from '#notification/push-switch.tsx'
import { useUnreadAtFirst } from '#notification/use-unread-at-first.ts'
import { asUser } from '#profile/as-user.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

interface Listed {
  items: Notification[]
  total: number
  pages: number
  push: PushState | null
}

/**
 * Loads all notifications up to the page number in the URL. A guest is redirected to sign-in and returns to this page
 * afterwards. Resolves to null if the loading fails and the page number is greater than 1; the screen then keeps its
 * list.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Listed | null> {
  const pages = pagesShown(new URL(args.request.url).searchParams)
  try {
    const [{ results }, { total_count }, push] = await asUser(args, (api, options) =>
      Promise.all([
        contentCalls.notifications(api, pages * notificationPageSize, options),
        contentCalls.notificationInfo(api, options),
        contentCalls.pushState(api, options).catch((): PushState | null => null),
      ]),
    )
    return { items: results, total: total_count, pages, push }
  } catch (error) {
    if (pages > 1 && error instanceof ApiError) return null
    return throwRouteError(error)
  }
}

/** Returns the loaded list or, if loading failed, the last list that was loaded. */
function useLastListed(loaded: Listed | null): Listed {
  const [last, setLast] = useState<Listed>(loaded ?? { items: [], total: 0, pages: 1, push: null })
  if (loaded && loaded !== last) setLast(loaded)
  return loaded ?? last
}

export function Component() {
  const { t } = useLingui()
  const loaded = useLoaderData<typeof loader>()
  const { items, total, pages, push } = useLastListed(loaded)
  const { search: address } = useLocation()
  useRefreshOnline(loaded === null)
  const unread = useUnreadAtFirst(items)
  const title = t`Bildirimler`
  return (
    <>
      <PageHead title={title} description={t`Fiyat düşüşleri, kuponlarınız ve hesabınızla ilgili haberler.`} noindex />
      <Page title={title} back="/">
        <div className={styles.screen}>
          {push && <PushSwitch state={push} />}
          {items.length === 0 && loaded ? (
            <EmptyState
              icon={moreIcons.bell}
              title={t`Gösterilecek bildirim yok.`}
              text={t`Fiyat düşüşleri, kuponlarınız ve biletlerinizle ilgili haberler burada durur.`}
            />
          ) : (
            <ul className={styles.list}>
              {items.map((item, index) => (
                <NotificationCard key={item.id ?? index} item={item} unread={unread(item)} />
              ))}
            </ul>
          )}
          {!loaded && (
            <Notice tone="warning" live>
              <p>
                <Trans>Bildirimler alınamadı. Bağlantınızı kontrol edip yeniden deneyin.</Trans>
              </p>
              <ButtonLink to={address} replace preventScrollReset variant="quiet" size="small">
                <Trans>Yeniden dene</Trans>
              </ButtonLink>
            </Notice>
          )}
          {loaded && items.length > 0 && items.length < total && items.length >= pages * notificationPageSize && (
            <ListEnd pages={pages} />
          )}
        </div>
      </Page>
    </>
  )
}
