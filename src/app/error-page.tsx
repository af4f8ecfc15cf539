import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { noAnswer, saidIn } from '#api/loader-error.ts'
import styles from '#app/error-page.module.css'
import { NotFound } from '#app/not-found.tsx'
import { isLostScript, reloadOnce } from '#pwa/lost-script.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

/**
 * Returns whether the error means that no reply came (offline, cut off or timed out), or that a script could not be
 * fetched.
 */
function isUnreachable(error: unknown): boolean {
  if (isLostScript(error)) return true
  if (error instanceof ApiError) return error.status === 0
  return isRouteErrorResponse(error) && error.data === noAnswer
}

function isMissing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 404
  return isRouteErrorResponse(error) && error.status === 404
}

/**
 * Shows an error in place of a screen, by its cause: not found, offline, the gateway's own message, or an internal
 * error.
 */
export function ErrorPage() {
  const error = useRouteError()
  const location = useLocation()
  const { t } = useLingui()
  useEffect(() => {
    reloadOnce(error)
  }, [error])
  if (isMissing(error)) return <NotFound />
  const offline = isUnreachable(error)
  const said = isRouteErrorResponse(error) ? saidIn(error.data) : undefined
  const failed = offline ? t`Bağlantı yok` : t`Bir hata oluştu`
  const title = said ? t`Biraz sonra yeniden deneyin` : failed
  return (
    <>
      <PageHead title={title} description={title} noindex />
      <Page title={title} back="/">
        <div className={styles.panel} role="alert">
          <h2 className={styles.heading}>{title}</h2>
          <p>
            {said}
            {!said && offline && (
              <Trans>
                İnternet bağlantınızı kontrol edip yeniden deneyin. Yazdıklarınız ve biletleriniz cihazınızda duruyor.
              </Trans>
            )}
            {!said && !offline && (
              <Trans>
                Bu sayfayı şu an gösteremiyoruz. Ödeme yaptıysanız yeniden ödemeyin; biletinizi PNR ile
                sorgulayabilirsiniz.
              </Trans>
            )}
          </p>
          <Link to={location.pathname + location.search} reloadDocument className={styles.action}>
            <Trans>Yeniden dene</Trans>
          </Link>
          <Link to="/" className={styles.quiet}>
            <Trans>Ana sayfa</Trans>
          </Link>
        </div>
      </Page>
    </>
  )
}
