import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import prompts from '#pwa/pwa-prompts.module.css'
import styles from '#pwa/waiting-code.module.css'
import { closedLineCookie, readLineCookie } from '#store/registration-cookie.ts'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

/**
 * Matches the paths of pages that do not show the link to the activation of a registration: payment pages, all pages
 * below /auth/ and the menu. The sign-in page and the menu have such a link of their own.
 */
const quietPage = /^\/(auth|menu|\w+\/payment)(\/|$)/

/**
 * Link to the page that activates a registration which was started on this device. The link is shown until the
 * traveller activates the registration, signs in, signs out or dismisses the link, but for two days at most.
 */
export function WaitingCode() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const [turnedAway, turnAway] = useState<string | null>(null)
  const registration = readLineCookie(document.cookie)
  if (registration === null || registration === turnedAway || quietPage.test(pathname)) return null
  const close = (closed: string) => {
    document.cookie = closedLineCookie(closed)
    turnAway(closed)
  }
  return (
    <p className={classNames(prompts.line, styles.line)}>
      <Trans>Kaydınız aktivasyon kodunu bekliyor.</Trans>
      <Link
        to={`/auth/activate/?${new URLSearchParams({ registration })}`}
        className={classNames(prompts.button, styles.link)}
      >
        <Trans>Kodu girin</Trans>
      </Link>
      <IconButton icon="close" label={t`Kapat`} onClick={() => close(registration)} />
    </p>
  )
}
