/** Code that the results routes of all products share (docs/product/booking.md#results). */
import { type ReactNode, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { Api } from '#api/client.ts'
import { apiContext, type Clock, clockContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyResults } from '#booking/results/kept-results.ts'
import type { Loaded } from '#booking/results/load-results.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { FailedSearch, type FailureWords } from '#booking/search/search-problem.tsx'
import type { ProductName } from '#contract/products.ts'
import type { Store } from '#store/store.ts'

/** Loads the search in `url`; `signal` aborts the call. */
type LoadSearch<Data> = (
  api: Api,
  store: Store,
  url: URL,
  asked: { clock: Clock; signal: AbortSignal },
) => Promise<Data>

/** Creates the loader of a results page. */
export const resultsLoader =
  <Data,>(load: LoadSearch<Data>) =>
  ({ context, request }: LoaderFunctionArgs): Promise<Data> => {
    const asked = { clock: context.get(clockContext), signal: request.signal }
    return load(context.get(apiContext), context.get(storeContext), new URL(request.url), asked)
  }

type AnyLoaded = Loaded<AnyResults>

/** Loader data of a search that has results. */
type WithResults<Data extends AnyLoaded> = Extract<Data, { results: AnyResults }>

const hasResults = <Data extends AnyLoaded>(loaded: Data): loaded is WithResults<Data> => loaded.results !== null

interface Props<Data extends AnyLoaded, Answer extends SearchAnswer> {
  product: ProductName
  loaded: Data
  /** Answer of the results page's action. */
  answer: Answer | undefined
  /** Texts of the page of a failed search. */
  failureWords: FailureWords
  /** Renders the page of an expired search session. */
  renderExpired: (found: WithResults<Data>) => ReactNode
  /**
   * Renders the results. If `answer` has a message, a dialog shows it. If the traveller closes this dialog and stays on
   * the page, `read` is then the same object as `answer`; until then, `read` is undefined.
   */
  children: (found: WithResults<Data>, read: Answer | undefined) => ReactNode
}

/**
 * Shows the results of a search or why there are none. If the answer of the page's action has a message (`alert`), for
 * example after a refused selection, a dialog shows it.
 */
export function ResultsOrProblem<Data extends AnyLoaded, Answer extends SearchAnswer>(props: Props<Data, Answer>) {
  const { product, loaded, answer, failureWords, renderExpired, children } = props
  const [read, setRead] = useState<Answer>()
  return (
    <>
      {/* Without JavaScript, the alert with the action's answer is shown as a part of the page. It comes first, so that
          it is above the results. */}
      <AnswerAlert answer={answer} home={bookingAddresses(product).home} onRead={() => setRead(answer)} />
      {'failure' in loaded && <FailedSearch product={product} failure={loaded.failure} words={failureWords} />}
      {hasResults(loaded) &&
        (loaded.results.research ? renderExpired(loaded) : children(loaded, answer === read ? read : undefined))}
    </>
  )
}
