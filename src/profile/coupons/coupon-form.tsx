import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { CouponForm as schema } from '#contract/account.ts'
import { fieldOf } from '#forms/field.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import form from '#forms/form.module.css'
import type { FormRefusal } from '#forms/send-form.ts'
import { TextField } from '#forms/text-field.tsx'
import { useConformForm } from '#forms/use-conform-form.ts'
import { usePosting } from '#forms/use-posting.ts'
import { Button } from '#ui/button.tsx'

/** Form that adds a coupon by its code, which has at most 150 characters (docs/product/frame.md#account). */
export function CouponForm({ answer }: { answer: FormRefusal | undefined }) {
  const { t } = useLingui()
  const pending = usePosting()
  const { fields, formProps } = useConformForm({ id: 'coupon', schema, lastResult: answer?.result })
  return (
    <Form method="post" action="/profile/coupons/?edit=new" replace {...formProps} className={form.fields}>
      <FormFailure
        answer={answer}
        fields={[{ id: fields.c_value.id, label: t`Kupon kodu`, errors: fields.c_value.errors }]}
        titled
      />
      <TextField
        {...fieldOf(fields.c_value)}
        label={t`Kupon kodu`}
        uppercase="ascii"
        autoComplete="off"
        spellCheck={false}
        maxLength={150}
        enterKeyHint="done"
        required
      />
      <Button type="submit" wide pending={pending}>
        <Trans>Kupon ekle</Trans>
      </Button>
    </Form>
  )
}
