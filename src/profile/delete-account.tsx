import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import { TextField } from '#forms/text-field.tsx'
import form from '#forms/form.module.css'
import type { Deletion, profileAction } from '#profile/profile-action.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { AccordionItem } from '#ui/accordion.tsx'
import { useToast } from '#ui/toast.tsx'

const lastWord = 'delete-account'

/**
 * Form that deletes the account: it asks for the user name, then for a confirmation (docs/product/frame.md#account).
 * `posted` is the action's result for a form that was posted without JavaScript.
 */
export function DeleteAccount({ posted }: { posted: Deletion | undefined }) {
  const { t } = useLingui()
  const fetcher = useFetcher<typeof profileAction>()
  const fetched = fetcher.data
  const answer = fetched && 'deletion' in fetched ? fetched : posted
  const [answered, setAnswered] = useState<Deletion>()
  const asks = answer !== undefined && answer !== answered
  useGoodbye(fetcher.state === 'loading' && fetcher.formData?.get('intent') === 'delete')
  const close = () => setAnswered(answer)
  return (
    <AccordionItem summary={<Trans>Hesabımı sil</Trans>} open={answer !== undefined}>
      <fetcher.Form method="post" className={form.fields}>
        <p>
          <Trans>
            Hesabınızla birlikte kayıtlı yolcularınız, faturalarınız, kuponlarınız ve alarmlarınız silinir. Onaylamak
            için kullanıcı adınızı yazın.
          </Trans>
        </p>
        <TextField
          name="confirm_username"
          label={t`Kullanıcı adınız`}
          defaultValue={answer?.username}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" variant="danger" name="intent" value="ask" pending={fetcher.state !== 'idle'}>
          <Trans>Hesabımı sil</Trans>
        </Button>
      </fetcher.Form>
      <fetcher.Form method="post" id={lastWord}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="confirm_username" value={answer?.username ?? ''} />
      </fetcher.Form>
      {answer?.deletion === 'confirm' && (
        <AlertDialog
          open={asks}
          onClose={close}
          title={t`Hesabınız silinecek`}
          message={t`Tüm bilgileriniz silinecek. Bu işlem geri alınamaz.`}
          confirmForm={lastWord}
          confirmLabel={t`Evet, sil`}
          cancelLabel={t`Vazgeç`}
          danger
        />
      )}
      {(answer?.deletion === 'wrong-name' || answer?.deletion === 'failed') && (
        <AlertDialog
          open={asks}
          onClose={close}
          title={answer.deletion === 'failed' ? t`Hata` : undefined}
          message={answer.deletion === 'failed' ? answer.message : t`Kullanıcı adınızı yanlış girdiniz.`}
        />
      )}
    </AccordionItem>
  )
}

/** Shows a notification when the account has been deleted, during the redirect to home. */
function useGoodbye(deleted: boolean): void {
  const { t } = useLingui()
  const toast = useToast()
  const { state, location } = useNavigation()
  const message = t`Hesabınız silindi.`
  const leaving = deleted && state === 'loading' && location.pathname === '/'
  useEffect(() => {
    if (leaving) toast({ message, tone: 'success' })
  }, [leaving, message, toast])
}
