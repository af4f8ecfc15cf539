/** Contact page: message form, contact details and offices (docs/product/frame.md#help-contact-and-corporate-pages). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext, localeContext } from '#api/context.ts'
import { contentCalls } from '#api/content.ts'
import { BranchCards } from '#contact/branch-cards.tsx'
import { ContactFormCard } from '#contact/contact-form-card.tsx'
import { ContactInfo } from '#contact/contact-info.tsx'
import styles from '#contact/contact-route.module.css'
import { type Branch, ContactForm } from '#contract/content.ts'
import { sendForm } from '#forms/send-form.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

/**
 * Loads the offices. If the call fails, returns an empty list instead of an error, because the page can show form and
 * contact details without the offices.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Branch[]> {
  try {
    return (await contentCalls.branches(context.get(apiContext), { signal: request.signal })).results
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

/**
 * Sends the contact form. If this succeeds, redirects to a URL that reports the success, so that a reload does not send
 * the contact form again.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { i18n } = context.get(localeContext)
  const send = (form: ContactForm) => contentCalls.sendMessage(api, form, { signal: request.signal })
  const { refused } = await sendForm(await request.formData(), ContactForm, send, { i18n })
  return refused ?? redirect('/contact/?sent=true')
}

export function Component() {
  const { t } = useLingui()
  const branches = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const title = t`İletişim`
  return (
    <>
      <PageHead
        title={title}
        description={t`Bize yazın, çağrı merkezimizi arayın ya da ofislerimizden birine uğrayın.`}
        canonical="/contact/"
      />
      <Page title={title} back="/" width="wide">
        <div className={styles.screen}>
          <ContactFormCard answer={answer} />
          <ContactInfo office={branches.find(({ latitude }) => latitude !== undefined)} />
        </div>
        {branches.length > 0 && (
          <section aria-labelledby="branches" className={styles.section}>
            <h2 id="branches">
              <Trans>Ofislerimiz</Trans>
            </h2>
            <BranchCards branches={branches} />
          </section>
        )}
      </Page>
    </>
  )
}
