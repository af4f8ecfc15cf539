/** A signed-in traveller's notifications, ten more at each scroll (spec 000 §2, §4). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contentCalls } from '#api/content.ts'
import { ListEnd } from '#booking/list-end.tsx'
import { pagesShown } from '#booking/paging.ts'
import { notificationPageSize, type PushState } from '#contract/content.ts'
import { NotificationCard } from '#notification/notification-card.tsx'
import styles from '#notification/notification-route.module.css'
import { PushSwitch } from '#notification/push-switch.tsx'
import { useUnreadAtFirst } from '#notification/use-unread-at-first.ts'
import { loadAsUser } from '#profile/as-user.ts'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** The pages that the address asks for; a guest is sent to sign in and back. */
export async function loader(args: LoaderFunctionArgs) {
  const pages = pagesShown(new URL(args.request.url).searchParams)
  const [{ results }, { total_count }, push] = await loadAsUser(args, (api, options) =>
    Promise.all([
      contentCalls.notifications(api, pages * notificationPageSize, options),
      contentCalls.notificationInfo(api, options),
      contentCalls.pushState(api, options).catch((): PushState | null => null),
    ]),
  )
  return { items: results, total: total_count, pages, push }
}

export function Component() {
  const { t } = useLingui()
  const { items, total, pages, push } = useLoaderData<typeof loader>()
  const unread = useUnreadAtFirst(items)
  const title = t`Bildirimler`
  return (
    <>
      <PageHead title={title} description={t`Fiyat düşüşleri, kuponlarınız ve hesabınızla ilgili haberler.`} noindex />
      <Page title={title} back="/">
        <div className={styles.screen}>
          {push && <PushSwitch state={push} />}
          {items.length === 0 ? (
            <div className={styles.empty}>
              <Icon name="bell" size={48} />
              <p>
                <Trans>Gösterilecek bildirim yok.</Trans>
              </p>
            </div>
          ) : (
            <ul className={styles.list}>
              {items.map((item, index) => (
                <NotificationCard key={item.id ?? index} item={item} unread={unread(item)} />
              ))}
            </ul>
          )}
          {items.length > 0 && items.length < total && items.length >= pages * notificationPageSize && (
            <ListEnd pages={pages} />
          )}
        </div>
      </Page>
    </>
  )
}
