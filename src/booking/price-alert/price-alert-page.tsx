import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { PriceAlertTexts } from '#booking/booking-product.ts'
import type { ProductName } from '#contract/products.ts'
import styles from '#booking/price-alert/price-alert-page.module.css'
import type { loadPriceAlert, postPriceAlert } from '#booking/price-alert/price-alert-data.ts'
import { PriceAlertForm } from '#booking/price-alert/price-alert-form.tsx'
import { usePriceAlertMessage } from '#booking/price-alert/use-price-alert-message.ts'
import { OwnAlert } from '#booking/price-alert/watched-search.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

interface PriceAlertPageProps {
  product: ProductName
  texts: PriceAlertTexts
}

/** Page with the form of the price alert sheet, for travellers without JavaScript. */
export function PriceAlertPage({ product, texts }: PriceAlertPageProps) {
  const { i18n, t } = useLingui()
  const { option, watched } = useLoaderData<typeof loadPriceAlert>()
  const answer = useActionData<typeof postPriceAlert>()
  const { user } = useRootData()
  const message = usePriceAlertMessage()
  const busy = useNavigation().state !== 'idle'
  const notice = answer && message(answer)
  const addresses = bookingAddresses(product)
  const results = addresses.sharedSearch(option)
  return (
    <>
      <PageHead title={t`Fiyat Alarmı`} description={i18n._(texts.description)} noindex />
      <Page title={t`Fiyat Alarmı`} back={watched === 'gone' ? addresses.home : results}>
        <div className={styles.screen}>
          {notice && (
            <Notice tone={notice.tone ?? 'info'} live>
              {notice.title && <strong>{notice.title}: </strong>}
              {notice.message}
            </Notice>
          )}
          {watched === 'gone' ? (
            <>
              <Notice tone="warning">
                <Trans>Bu arama artık yok. Ana sayfadan tarihleri seçip yeniden arayabilirsiniz.</Trans>
              </Notice>
              <ButtonLink to={addresses.home}>
                <Trans>Yeni arama</Trans>
              </ButtonLink>
            </>
          ) : answer?.outcome === 'created' ? (
            <ButtonLink to={results}>{i18n._(texts.back)}</ButtonLink>
          ) : (
            <Card className={styles.card}>
              <PriceAlertForm
                id="price-alert"
                option={option}
                watched={watched}
                email={user?.email ?? ''}
                answer={answer}
                as={Form}
                action={addresses.priceAlert(option)}
                own={
                  watched &&
                  watched !== 'unknown' &&
                  watched.own && (
                    <OwnAlert threshold={watched.own.threshold}>
                      <ButtonLink to={addresses.accountAlerts} variant="secondary" size="small">
                        <Trans>Değiştir</Trans>
                      </ButtonLink>
                    </OwnAlert>
                  )
                }
              />
              <Button type="submit" form="price-alert" wide icon={moreIcons.alarm} pending={busy}>
                <Trans>Fiyat Alarmı Oluştur</Trans>
              </Button>
            </Card>
          )}
        </div>
      </Page>
    </>
  )
}
