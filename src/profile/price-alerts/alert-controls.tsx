import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { DeleteEntry } from '#profile/delete-entry.tsx'
import { isPosted } from '#profile/price-alerts/is-posted.ts'
import { Button } from '#ui/button.tsx'

interface AlertControlsProps {
  id: number
  /** Description of the search that the price alert watches. */
  title: string
  active: boolean
  /** Whether the travel date is today or later. A price alert for a past date can't be resumed. */
  resumable: boolean
  /** URL of the page with this product's price alerts; the page's action pauses, resumes or deletes an alert. */
  action: string
}

/** Shows buttons that pause or resume a price alert, and that delete it after a confirmation. */
export function AlertControls({ id, title, active, resumable, action }: AlertControlsProps) {
  const { t } = useLingui()
  const intent = active ? 'stop' : 'resume'
  const pending = isPosted(useNavigation().formData, id, intent)
  return (
    <>
      {(active || resumable) && (
        <Form method="post" action={action} replace preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant="quiet"
            size="small"
            pending={pending}
            aria-label={active ? t`Durdur: ${title}` : t`Sürdür: ${title}`}
          >
            {active ? <Trans>Durdur</Trans> : <Trans>Sürdür</Trans>}
          </Button>
        </Form>
      )}
      <DeleteEntry
        id={id}
        action={action}
        label={t`Sil`}
        name={t`Sil: ${title}`}
        small
        title={t`Uyarı`}
        message={t`Bu fiyat alarmı silinecek: ${title}`}
      />
    </>
  )
}
