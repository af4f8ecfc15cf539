import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import styles from '#app/menu-content.module.css'
import { useRootData } from '#api/root-data.ts'
import { productMarks } from '#ui/product-marks.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { products } from '#contract/products.ts'
import type { User } from '#contract/frame.ts'
import { AccordionItem } from '#ui/accordion.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { moreIcons } from '#ui/more-icons.ts'

export interface MenuPage {
  id: number
  title: string
}

/** Shows the menu: user, account, other pages, corporate pages and social links. */
export function MenuContent({
  pages,
  registration,
  returnTo,
}: {
  pages: readonly MenuPage[]
  /** ID of a registration that was made on this device and is not activated yet; null if there is none. */
  registration: string | null
  returnTo: string
}) {
  const { i18n } = useLingui()
  const { user, appInfo, unread } = useRootData()
  return (
    <div className={styles.menu}>
      {user ? (
        <Account user={user} />
      ) : (
        <Guest phone={appInfo.contact_phone} registration={registration} returnTo={returnTo} />
      )}
      <nav aria-labelledby="menu-other">
        <h2 id="menu-other" className={styles.heading}>
          <Trans>Diğer</Trans>
        </h2>
        <AccordionItem
          summary={
            <span className={styles.item}>
              <Icon name="search" size={20} />
              <Trans>PNR Sorgula</Trans>
            </span>
          }
        >
          {products.map((product) => (
            <Item key={product} to={bookingAddresses(product).checkPnr} icon={productMarks[product].icon}>
              {i18n._(productMarks[product].name)}
            </Item>
          ))}
        </AccordionItem>
        <Item to="/notification/" icon={moreIcons.bell} aside={unread > 0 && <Badge>{unread}</Badge>}>
          <Trans>Bildirimler</Trans>
        </Item>
        <Item to="/contact/" icon={moreIcons.mail}>
          <Trans>İletişim</Trans>
        </Item>
        <Item to="/faq/" icon="help">
          <Trans>Yardım</Trans>
        </Item>
      </nav>
      {pages.length > 0 && (
        <nav aria-labelledby="menu-corporate">
          <h2 id="menu-corporate" className={styles.heading}>
            <Trans>Kurumsal</Trans>
          </h2>
          {pages.map(({ id, title }) => (
            <Item key={id} to={`/corporate/${id}/`}>
              {title}
            </Item>
          ))}
        </nav>
      )}
      <SocialLinks links={appInfo.social_links} />
    </div>
  )
}

function Account({ user }: { user: User }) {
  const name = user.first_name || user.username || user.email
  return (
    <nav aria-labelledby="menu-account">
      <h2 id="menu-account" className={styles.greeting}>
        <Trans>Merhaba, {name}</Trans>
      </h2>
      <Item to="/profile/" icon="person">
        <Trans>Profil Bilgilerim</Trans>
      </Item>
      <Item to="/profile/tickets/" icon="ticket">
        <Trans>Biletlerim</Trans>
      </Item>
      <Item to="/profile/passengers/" icon={moreIcons.people}>
        <Trans>Yolcularım</Trans>
      </Item>
      <Item to="/profile/bills/" icon={moreIcons.receipt}>
        <Trans>Fatura Bilgilerim</Trans>
      </Item>
      <Item to="/profile/coupons/" icon={moreIcons.star}>
        <Trans>Kuponlarım</Trans>
      </Item>
      <Item to="/profile/price_alerts/" icon={moreIcons.alarm}>
        <Trans>Fiyat Alarmlarım</Trans>
      </Item>
      <Item to="/profile/password/" icon="lock">
        <Trans>Şifre İşlemleri</Trans>
      </Item>
      <Item to="/profile/passkeys/" icon={moreIcons.key}>
        <Trans>Geçiş Anahtarlarım</Trans>
      </Item>
      <SignOut />
    </nav>
  )
}

/**
 * Sign-out button. The button shows that a sign-out is running, because the menu panel covers the page's progress bar.
 */
function SignOut() {
  const action = '/auth/logout/'
  const { formAction } = useNavigation()
  return (
    <Form method="post" action={action}>
      <Button type="submit" variant="secondary" wide className={styles.end} pending={formAction === action}>
        <Trans>Çıkış yap</Trans>
      </Button>
    </Form>
  )
}

function Guest({ phone, registration, returnTo }: { phone: string; registration: string | null; returnTo: string }) {
  const query = new URLSearchParams({ returnTo })
  return (
    <div className={styles.guest}>
      <p className={styles.greeting}>
        <Trans>Merhaba</Trans>
      </p>
      <ButtonLink to={`/auth/login/?${query}`} wide>
        <Trans>Giriş Yap</Trans>
      </ButtonLink>
      <ButtonLink to={`/auth/register/?${query}`} variant="secondary" wide>
        <Trans>Kayıt Ol</Trans>
      </ButtonLink>
      {registration && (
        <Item to={`/auth/activate/?${new URLSearchParams({ registration, returnTo })}`} icon={moreIcons.mail}>
          <Trans>Aktivasyon kodunu gir</Trans>
        </Item>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.item}>
          <Icon name={moreIcons.phone} size={20} />
          <span className={styles.text}>
            <Trans>Çağrı merkezi</Trans>
          </span>
          <span dir="ltr">{phone}</span>
        </a>
      )}
    </div>
  )
}

/**
 * Links to the company's pages in social networks; renders nothing if there are none
 * (docs/product/frame.md#tab-bar-menu-and-settings).
 */
function SocialLinks({ links }: { links: readonly { name: string; url: string }[] }) {
  const safe = links.filter(({ url }) => /^https?:\/\//i.test(url))
  if (safe.length === 0) return null
  return (
    <nav aria-labelledby="menu-social">
      <h2 id="menu-social" className={styles.heading}>
        <Trans>Bizi takip edin</Trans>
      </h2>
      {safe.map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={styles.item}>
          {name}
        </a>
      ))}
    </nav>
  )
}

function Item({ to, icon, aside, children }: { to: string; icon?: IconName; aside?: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={styles.item}>
      {icon && <Icon name={icon} size={20} />}
      <span className={styles.text}>{children}</span>
      {aside}
    </Link>
  )
}
