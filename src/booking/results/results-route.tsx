/** Code shared by the results routes of all products (docs/product/booking.md#results). */
import { type ReactNode, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { Api } from '#api/client.ts'
import { apiContext, type Clock, clockContext, storeContext } from '#api/context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyResults } from '#booking/results/kept-results.ts'
import type { Found, NotFound, SearchFailure } from '#booking/results/load-results.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import type { ProductName } from '#contract/products.ts'
import type { Store } from '#store/store.ts'

/** Loads the search that `url` names; `signal` aborts the call. */
type LoadSearch<Loaded> = (
  api: Api,
  store: Store,
  url: URL,
  asked: { clock: Clock; signal: AbortSignal },
) => Promise<Loaded>

/** The loader of a results screen. */
export const resultsLoader =
  <Loaded,>(load: LoadSearch<Loaded>) =>
  ({ context, request }: LoaderFunctionArgs): Promise<Loaded> => {
    const asked = { clock: context.get(clockContext), signal: request.signal }
    return load(context.get(apiContext), context.get(storeContext), new URL(request.url), asked)
  }

type Loaded = Found<AnyResults> | NotFound

/** Loaded data that has results. */
type WithResults<Data extends Loaded> = Extract<Data, { results: AnyResults }>

const hasResults = <Data extends Loaded>(loaded: Data): loaded is WithResults<Data> => loaded.results !== null

interface Props<Data extends Loaded, Answer extends SearchAnswer> {
  product: ProductName
  loaded: Data
  /** Answer of the screen's own action. */
  answer: Answer | undefined
  renderFailed: (failure: SearchFailure) => ReactNode
  /** Renders the screen of an expired search session. */
  renderExpired: (found: WithResults<Data>) => ReactNode
  /** Renders the results; `read` is the answer once the traveller has dismissed its alert. */
  children: (found: WithResults<Data>, read: Answer | undefined) => ReactNode
}

/** Renders the results of a search, or its problem, with the alert of the action's answer. */
export function ResultsOrProblem<Data extends Loaded, Answer extends SearchAnswer>(props: Props<Data, Answer>) {
  const { product, loaded, answer, renderFailed, renderExpired, children } = props
  const [read, setRead] = useState<Answer>()
  return (
    <>
      {/* The answer's alert is first in the DOM, because it is in the normal flow of a page without scripts. */}
      <AnswerAlert answer={answer} home={bookingAddresses(product).home} onRead={() => setRead(answer)} />
      {'failure' in loaded && renderFailed(loaded.failure)}
      {hasResults(loaded) &&
        (loaded.results.research ? renderExpired(loaded) : children(loaded, answer === read ? read : undefined))}
    </>
  )
}
