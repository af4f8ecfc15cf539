import { Trans } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'

/** Button that loads the data of the page again. */
export function ReloadButton() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button variant="quiet" size="small" pending={state === 'loading'} onClick={() => void revalidate()}>
      <Trans>Yeniden dene</Trans>
    </Button>
  )
}
