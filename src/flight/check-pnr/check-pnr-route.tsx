import { parseWithZod } from '@conform-to/zod/v4'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import { CheckPnrForm } from '#contract/booking.ts'
import { upperTurkish } from '#contract/turkish-text.ts'
import styles from '#flight/check-pnr/check-pnr-route.module.css'
import { type PnrNotice, pnrNotice } from '#flight/check-pnr/pnr-notice.ts'
import { SavedTicketList } from '#flight/check-pnr/saved-ticket-list.tsx'
import { ticketLines } from '#flight/check-pnr/saved-tickets.ts'
import { fieldOf } from '#forms/field.ts'
import { FormErrorSummary } from '#forms/form-error.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useConformForm } from '#forms/use-conform-form.ts'
import { Button } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The tickets kept on this device; null from the server, which does not know the device. */
export async function loader({ context }: LoaderFunctionArgs) {
  const saved = await context.get(storeContext).tickets()
  return { tickets: saved && ticketLines(saved, context.get(clockContext).today()) }
}

/** Looks the booking up and leads to its detail; every failure keeps what was typed. */
export async function action({ context, request }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: CheckPnrForm })
  if (submission.status !== 'success') return data({ result: submission.reply(), notice: null }, { status: 400 })
  const { pnr, surname } = submission.value
  try {
    const form = { pnr, surname: upperTurkish(surname) }
    const { session_unique } = await flightCalls.checkPnr(context.get(apiContext), form, { signal: request.signal })
    return redirect(`/flight/booking/detail/${session_unique}/`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { i18n } = context.get(localeContext)
    const { title, message } = pnrNotice(error.status)
    const notice: PnrNotice = { title: i18n._(title), message: i18n._(message) }
    const unreachable =
      error.status === 0
        ? i18n._(msg`Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.`)
        : undefined
    return data(
      { result: submission.reply({ formErrors: unreachable ? [unreachable] : [] }), notice },
      { status: error.status || 503 },
    )
  }
}

export function Component() {
  const { t } = useLingui()
  const { tickets } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { revalidate } = useRevalidator()
  const pending = useNavigation().formAction?.startsWith('/flight/check-pnr') ?? false
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

  const title = t`Uçak Rezervasyonu Sorgula`
  return (
    <>
      <PageHead
        title={title}
        description={t`PNR kodu ve soyadınızla uçak rezervasyonunuzu sorgulayın, biletinizi açın.`}
      />
      <Page title={title} back="/">
        <div className={styles.screen}>
          <Card>
            <Form method="post" {...formProps} className={styles.form}>
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
                uppercase="turkish"
                autoComplete="family-name"
                autoFocus={fields.surname.errors !== undefined && fields.pnr.errors === undefined}
                enterKeyHint="search"
                required
              />
              <p className={styles.hint}>
                <Trans>PNR kodunuz, satın alma işleminizden sonra e-posta ve SMS ile gönderildi.</Trans>
              </p>
              <Button type="submit" size="large" wide icon="search" pending={pending}>
                <Trans>Sorgula</Trans>
              </Button>
            </Form>
          </Card>
          {tickets && <SavedTicketList lines={tickets} />}
        </div>
      </Page>
    </>
  )
}
