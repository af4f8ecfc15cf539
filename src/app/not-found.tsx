import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from 'react-router'
import styles from '#app/error-page.module.css'
import { canGoBack } from '#pwa/can-go-back.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

/**
 * Not-found page (docs/product/frame.md#addresses). Its link goes back one history entry or, if there is none, to the
 * home page.
 */
export function NotFound() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={t`Bulunamadı`} description={t`Aradığınız içerik bulunamadı.`} noindex />
      <Page title={t`Bulunamadı`} back="/">
        <div className={styles.panel}>
          <p className={styles.code} aria-hidden="true">
            404
          </p>
          <h2 className={styles.heading}>
            <Trans>Üzgünüz</Trans>
          </h2>
          <p>
            <Trans>Aradığınız içerik bulunamadı.</Trans>
          </p>
          <Link
            to="/"
            className={styles.action}
            onClick={(event) => {
              if (canGoBack()) {
                event.preventDefault()
                void navigate(-1)
              }
            }}
          >
            <Trans>Geri dön</Trans>
          </Link>
        </div>
      </Page>
    </>
  )
}
