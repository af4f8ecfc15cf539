import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { asksForBag, bagParam } from '#booking/search/bag-param.ts'
import { lastingParams, useListParams } from '#booking/results/use-list-params.ts'
import type { ChosenFlight } from '#flight/search/flight-search-data.ts'
import { flightSearchParams } from '#flight/search/flight-search-params.ts'
import { Button, ButtonLink } from '#ui/button.tsx'

/**
 * What happens when the traveller chooses a flight. If the return flight is still to be chosen, the list of return
 * flights opens. Otherwise the flight is sent to the gateway, together with the outbound flight `before` if one has
 * been chosen; then the payment screen opens.
 */
export type Choice = { leadsTo: 'return' } | { leadsTo: 'payment'; before: ChosenFlight | null }

interface Props {
  productId: string
  /** Fare code; empty if the flight has no alternative fares. */
  fare: string
  choice: Choice
  /** Description of the flight for screen readers, read after the button's label. */
  name: string
  size?: 'small' | 'medium'
  /** Label of the button, 'Seç' by default. */
  children?: ReactNode
}

/**
 * Button that chooses a flight at a fare: a link to the return flights, or the button of a form that selects the
 * flight.
 */
export function ChooseFlight({ productId, fare, choice, name, size = 'medium', children }: Props) {
  const label = (
    <>
      {children ?? <Trans>Seç</Trans>} <span className="visually-hidden">{name}</span>
    </>
  )
  if (choice.leadsTo === 'return') {
    return (
      <OutboundLink productId={productId} fare={fare} size={size}>
        {label}
      </OutboundLink>
    )
  }
  return (
    <SelectForm productId={productId} fare={fare} before={choice.before} size={size}>
      {label}
    </SelectForm>
  )
}

type ChooseProps = Required<Omit<Props, 'choice' | 'name'>>

function OutboundLink({ productId, fare, size, children }: ChooseProps) {
  const [params] = useListParams()
  const next = lastingParams(params)
  next.set(flightSearchParams.outbound, productId)
  if (fare !== '') next.set(flightSearchParams.fare, fare)
  return (
    <ButtonLink to={`?${next}`} size={size} wide>
      {children}
    </ButtonLink>
  )
}

function SelectForm({ productId, fare, before, size, children }: ChooseProps & { before: ChosenFlight | null }) {
  const { formData } = useNavigation()
  const [params] = useListParams()
  const pending =
    formData?.get('intent') === 'select' &&
    formData.getAll('product_ids').at(-1) === productId &&
    formData.getAll('alternative_prices').at(-1) === fare
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="select" />
      {asksForBag(params) && <input type="hidden" name={bagParam} value="1" />}
      {before && <input type="hidden" name="product_ids" value={before.item.product_id} />}
      {before && <input type="hidden" name="alternative_prices" value={before.fare} />}
      <input type="hidden" name="product_ids" value={productId} />
      <input type="hidden" name="alternative_prices" value={fare} />
      <Button type="submit" size={size} wide pending={pending}>
        {children}
      </Button>
    </Form>
  )
}
