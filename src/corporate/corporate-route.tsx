/**
 * Page that shows a legal text or a text about the company: terms of use, protection of personal data, contract for
 * distance sales, or 'about us' (docs/product/frame.md#help-contact-and-corporate-pages).
 */
import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router'
import { apiContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SanitizedHtml } from '#ui/sanitized-html.tsx'

/** Loads the corporate page whose ID is in the path; throws 404 for an unknown ID. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { results } = await frameCalls
    .corporatePages(context.get(apiContext), { signal: request.signal })
    .catch(throwRouteError)
  const page = results.find(({ id }) => String(id) === params['id'])
  if (!page) throw data(null, { status: 404 })
  return page
}

export function Component() {
  const { title, content } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} description={title} />
      <Page title={title} back="/">
        <article className="prose">
          <SanitizedHtml html={content} />
        </article>
      </Page>
    </>
  )
}
