/** The help page: questions and answers by category (docs/product/frame.md#help-contact-and-corporate-pages). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#api/context.ts'
import { contentCalls } from '#api/content.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { useRootData } from '#api/root-data.ts'
import type { FaqCategory } from '#contract/content.ts'
import { faqData } from '#faq/faq-data.ts'
import styles from '#faq/faq-route.module.css'
import { AccordionItem } from '#ui/accordion.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SanitizedHtml } from '#ui/sanitized-html.tsx'

/** Loads every category with its questions. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { results } = await contentCalls
    .faqs(context.get(apiContext), { signal: request.signal })
    .catch(throwRouteError)
  return results
}

/**
 * The questions and answers as structured data, which the server writes into the page for search engines
 * (docs/decisions/0023-lost-files.md).
 */
export const handle = { structuredData: faqData }

export function Component() {
  const { t } = useLingui()
  const categories = useLoaderData<typeof loader>()
  const title = t`Yardım`
  return (
    <>
      <PageHead
        title={title}
        description={t`Bilet, ödeme, değişiklik, fiyat alarmı ve hesapla ilgili sık sorulan sorular.`}
      />
      <Page title={title} back="/">
        <div className={styles.screen}>
          {categories.length === 0 && (
            <Notice>
              <Trans>Şu an gösterilecek soru yok. Bize iletişim sayfasından yazabilirsiniz.</Trans>
            </Notice>
          )}
          {categories.map((category) => (
            <Category key={category.name} category={category} />
          ))}
          <MoreHelp />
        </div>
      </Page>
    </>
  )
}

/** Shows one category, initially expanded, with its questions. Pressing a question shows its answer. */
function Category({ category: { name, items } }: { category: FaqCategory }) {
  return (
    <Card className={styles.category}>
      <AccordionItem open summary={<h2>{name}</h2>}>
        {items.map(({ question, answer }) => (
          <AccordionItem key={question} summary={<h3 className={styles.question}>{question}</h3>}>
            <SanitizedHtml html={answer} />
          </AccordionItem>
        ))}
      </AccordionItem>
    </Card>
  )
}

function MoreHelp() {
  const { appInfo } = useRootData()
  const phone = appInfo.contact_phone
  return (
    <Card title={<Trans>Aradığınızı bulamadınız mı?</Trans>} icon="help">
      <div className={styles.more}>
        <ButtonLink to="/contact/" icon={moreIcons.mail}>
          <Trans>Bize yazın</Trans>
        </ButtonLink>
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.phone} dir="ltr">
            {phone}
          </a>
        )}
      </div>
    </Card>
  )
}
