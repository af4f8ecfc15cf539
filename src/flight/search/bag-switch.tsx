import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import chips from '#booking/filters/filter-chips.module.css'
import { bagParam } from '#booking/search/bag-param.ts'
import { lastingParams, useListParams, usePressed } from '#booking/results/use-list-params.ts'
import { HiddenParams } from '#forms/hidden-params.tsx'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/**
 * Shows the switch 'Bavul dahil', which changes between prices with a checked bag and the cheapest prices; without
 * JavaScript, it is a form.
 */
export function BagSwitch({ on: applied }: { on: boolean }) {
  const [params] = useListParams()
  const rest = lastingParams(params, [bagParam])
  const [on, press] = usePressed(applied, (next) =>
    next ? new URLSearchParams([...rest, [bagParam, '1']]) : new URLSearchParams(rest),
  )
  return (
    <Form method="get">
      <HiddenParams params={rest} />
      <button
        type="submit"
        name={on ? undefined : bagParam}
        value="1"
        className={chips.chip}
        aria-pressed={on}
        onClick={(event) => {
          event.preventDefault()
          press(!on)
        }}
      >
        <Icon name={on ? 'check' : moreIcons.luggage} size={16} />
        <Trans>Bavul dahil</Trans>
      </button>
    </Form>
  )
}
