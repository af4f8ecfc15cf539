import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface DeleteEntryProps {
  id: number
  /** Where the form is sent, which is the list. */
  action: string
  /** What the button says. */
  label: string
  title: string
  message: string
}

/** Deletes an entry of a list, after a confirmation; invokers open it before scripts have run. */
export function DeleteEntry({ id, action, label, title, message }: DeleteEntryProps) {
  const pending = useNavigation().formData?.get('intent') === 'delete'
  const form = `delete-${id}`
  const confirmation = `${form}-confirm`
  return (
    <>
      <Form method="post" action={action} replace id={form}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
      </Form>
      <Button variant="quiet" wide pending={pending} command="show-modal" commandfor={confirmation}>
        {label}
      </Button>
      <AlertDialog
        id={confirmation}
        title={title}
        message={message}
        confirmForm={form}
        confirmLabel={<Trans>Sil</Trans>}
        cancelLabel={<Trans>Vazgeç</Trans>}
        danger
      />
    </>
  )
}
