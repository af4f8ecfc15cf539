/**
 * Page with the traveller's tickets ('Biletlerim') by product, /profile/tickets/?tab=. Offline, it lists the tickets
 * that are stored on this device.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { clockContext, storeContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { byStart } from '#i18n/istanbul-time.ts'
import { useRefreshOnline } from '#pwa/use-refresh-online.ts'
import type { ProductName } from '#contract/products.ts'
import { asUser } from '#profile/as-user.ts'
import { NoTickets } from '#profile/tickets/no-tickets.tsx'
import { ProductTabs } from '#profile/product-tabs.tsx'
import { accountLists, productOf } from '#profile/products/all-account-lists.ts'
import { ProfilePage } from '#profile/profile-page.tsx'
import styles from '#profile/profile-page.module.css'
import { keptTickets } from '#profile/tickets/kept-tickets.ts'
import { TicketCard } from '#profile/tickets/ticket-card.tsx'
import type { TicketLine } from '#profile/tickets/ticket-line.ts'
import { Notice } from '#ui/card.tsx'
import { ReloadButton } from '#ui/reload-button.tsx'

interface Tickets {
  tab: ProductName
  coming: TicketLine[]
  past: TicketLine[]
  /**
   * Why the list shows tickets stored on this device: the server did not respond, or it returned an error. Null if the
   * list shows the tickets of the account.
   */
  copy: 'unreachable' | 'failed' | null
  /** Time at which the list of tickets was loaded, in ms since 1970. */
  now: number
}

export async function loader(args: LoaderFunctionArgs): Promise<Tickets> {
  const tab = productOf(new URL(args.request.url).searchParams)
  const clock = args.context.get(clockContext)
  const today = clock.today()
  const now = clock.now().getTime()
  const { tickets } = await accountLists[tab].lists()
  try {
    return { tab, ...byStart(await asUser(args, tickets), today), copy: null, now }
  } catch (error) {
    const copy = copyBecause(error)
    const saved = copy ? await args.context.get(storeContext).tickets() : null
    if (saved === null) return throwRouteError(error)
    return { tab, ...byStart(await keptTickets(tab, saved), today), copy, now }
  }
}

function copyBecause(error: unknown): Tickets['copy'] {
  if (!(error instanceof ApiError)) return null
  if (error.status === 0) return 'unreachable'
  return error.status >= 500 || error.status === 429 ? 'failed' : null
}

export function Component() {
  const { t } = useLingui()
  const { tab, coming, past, copy, now } = useLoaderData<typeof loader>()
  const some = coming.length + past.length > 0
  useRefreshOnline(copy === 'unreachable')
  return (
    <ProfilePage title={t`Biletlerim`} description={t`Aldığınız biletler ve rezervasyonlar.`}>
      <ProductTabs list="/profile/tickets/" label={t`Ürünler`} current={tab} />
      {copy && <CopyNotice because={copy} some={some} />}
      {!some && !copy && <NoTickets product={tab} />}
      <Tickets tab={tab} lines={coming} now={now} title={t`Yaklaşan yolculuklar`} />
      <Tickets tab={tab} lines={past} now={now} title={t`Geçmiş yolculuklar`} />
    </ProfilePage>
  )
}

/**
 * Notice that is shown if the account's tickets can't be loaded; `because` is the reason. The notice says that the list
 * shows tickets stored on this device instead, or that this device stores none. A button in the notice reloads the
 * data.
 */
function CopyNotice({ because, some }: { because: 'unreachable' | 'failed'; some: boolean }) {
  const unreachable = because === 'unreachable'
  return (
    <Notice tone="warning" live>
      <p>
        {some &&
          (unreachable ? (
            <Trans>Bağlantı yok: bu cihazda saklanan biletlerinizi görüyorsunuz.</Trans>
          ) : (
            <Trans>Güncel liste şu an alınamıyor: bu cihazda saklanan biletlerinizi görüyorsunuz.</Trans>
          ))}
        {!some &&
          (unreachable ? (
            <Trans>Biletlerinizi getirmek için internet bağlantısı gerekiyor. Bu cihazda saklanan bilet yok.</Trans>
          ) : (
            <Trans>Biletleriniz şu an alınamıyor. Biraz sonra yeniden deneyin. Bu cihazda saklanan bilet yok.</Trans>
          ))}
      </p>
      <ReloadButton />
    </Notice>
  )
}

interface ListProps {
  tab: ProductName
  lines: TicketLine[]
  now: number
  title: string
}

function Tickets({ tab, lines, now, title }: ListProps) {
  if (lines.length === 0) return null
  return (
    <section className={styles.main} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.main}>
        {lines.map((line) => (
          <li key={line.to}>
            <TicketCard line={line} cancelled={accountLists[tab].cancelled} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
