import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Form, useActionData, useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { CheckPnrTexts } from '#booking/booking-product.ts'
import type { ProductName } from '#contract/products.ts'
import styles from '#booking/check-pnr/check-pnr-page.module.css'
import type { loadSavedTickets } from '#booking/check-pnr/load-saved-tickets.ts'
import type { lookUp } from '#booking/check-pnr/look-up.ts'
import { SavedTicketList } from '#booking/check-pnr/saved-ticket-list.tsx'
import { CheckPnrForm } from '#contract/booking.ts'
import { fieldOf } from '#forms/field.ts'
import layout from '#forms/form.module.css'
import { FormErrorSummary } from '#forms/form-error.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useConformForm } from '#forms/use-conform-form.ts'
import { Button } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/** PNR lookup page of every product: a form for PNR and surname, and below it the saved tickets. */
export function CheckPnrPage({ product, texts }: { product: ProductName; texts: CheckPnrTexts }) {
  const { i18n, t } = useLingui()
  const title = i18n._(texts.title)
  const { tickets } = useLoaderData<typeof loadSavedTickets>()
  const reply = useActionData<typeof lookUp>()
  const { revalidate } = useRevalidator()
  const pending = useNavigation().formAction?.startsWith(bookingAddresses(product).checkPnr.slice(0, -1)) ?? false
  const hydrated = useHydrated()
  const toast = useToast()
  const { form, fields, formProps } = useConformForm<CheckPnrForm>({
    id: 'check-pnr',
    schema: CheckPnrForm,
    lastResult: reply?.result,
  })
  const notice = reply?.notice

  useEffect(() => {
    if (notice) toast({ ...notice, tone: 'danger', short: true })
  }, [notice, toast])

  useEffect(() => {
    if (tickets === null) void revalidate()
  }, [tickets, revalidate])

  return (
    <>
      <PageHead title={title} description={i18n._(texts.description)} />
      <Page title={title} back={bookingAddresses(product).home}>
        <div className={styles.screen}>
          <Card>
            <Form method="post" {...formProps} className={layout.fields}>
              <FormErrorSummary
                fields={[
                  { id: fields.pnr.id, label: t`PNR kodu`, errors: fields.pnr.errors },
                  { id: fields.surname.id, label: t`Soyad`, errors: fields.surname.errors },
                ]}
              />
              {!hydrated && notice && (
                <Notice tone="danger" live>
                  <strong>{notice.title}</strong>
                  <p>{notice.message}</p>
                </Notice>
              )}
              {form.errors?.map((error) => (
                <Notice key={error} tone="warning" live>
                  {error}
                </Notice>
              ))}
              <TextField
                {...fieldOf(fields.pnr)}
                label={t`PNR kodu`}
                uppercase="ascii"
                autoComplete="off"
                spellCheck={false}
                autoFocus={fields.pnr.errors !== undefined}
                placeholder="TI4XI9"
                required
              />
              <TextField
                {...fieldOf(fields.surname)}
                label={t`Soyad`}
                uppercase="surname"
                autoComplete="family-name"
                autoFocus={fields.surname.errors !== undefined && fields.pnr.errors === undefined}
                enterKeyHint="search"
                required
              />
              <p className={styles.hint}>
                <Trans>PNR kodunuz, satın alma işleminizden sonra e-posta ve SMS ile gönderildi.</Trans>
              </p>
              <Button type="submit" size="large" wide icon="search" pending={pending}>
                {i18n._(texts.button)}
              </Button>
            </Form>
          </Card>
          {tickets && <SavedTicketList lines={tickets} />}
        </div>
      </Page>
    </>
  )
}
