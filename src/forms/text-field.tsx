import { useLingui } from '@lingui/react'
import type { ComponentProps, ReactNode } from 'react'
import { upperAscii, upperSurname } from '#contract/turkish-text.ts'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { applyMask, rewriteInput } from '#forms/mask.ts'
import { useField } from '#forms/use-field.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'placeholder'
  | 'autoFocus'
  | 'min'
  | 'max'
  | 'spellCheck'
  | 'enterKeyHint'
>

interface TextFieldProps extends FieldProps, InputProps {
  /** 9 a digit, a a letter, * either (docs/product/frame.md#form-rules). */
  mask?: string
  /** What a mask can't say: the form that what was typed is brought into. */
  rewrite?: (text: string) => string
  /** Forced to upper case while typing: surnames by the rules of the page's language, codes by ASCII. */
  uppercase?: 'surname' | 'ascii'
  /**
   * Of the name that is typed, where it is another than the page's: `''` for any. Its rules of case are those it is
   * shown by.
   */
  lang?: string
  className?: string | undefined
  /** Called with each value as it is typed, after mask and upper case. */
  onValue?: (value: string) => void
  /** Stands at the end of the control, as the brand of a card does. */
  end?: ReactNode
}

const asTyped = (text: string) => text

/** A line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { control, ...field } = useField(props)
  const {
    mask,
    rewrite: ownRewrite = asTyped,
    uppercase,
    className,
    onValue,
    end,
    defaultValue = '',
    ...input
  } = control
  const { i18n } = useLingui()
  const rewrite = (text: string) => {
    const upper =
      uppercase === 'surname'
        ? upperSurname(text, i18n.locale !== 'tr')
        : uppercase === 'ascii'
          ? upperAscii(text)
          : text
    return ownRewrite(mask ? applyMask(mask, upper) : upper)
  }
  return (
    <FieldFrame {...field.frame}>
      <div className={styles.control}>
        <input
          type="text"
          {...input}
          {...field.aria}
          id={field.id}
          defaultValue={rewrite(defaultValue)}
          maxLength={mask ? mask.length : input.maxLength}
          className={classNames(styles.input, className)}
          onBlur={field.typing.onBlur}
          onKeyDown={field.typing.onKeyDown}
          onInput={(event) => {
            field.typing.onInput()
            const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
            if (!composing) rewriteInput(event.currentTarget, rewrite)
            onValue?.(event.currentTarget.value)
          }}
        />
        {end && <span className={styles.end}>{end}</span>}
      </div>
    </FieldFrame>
  )
}
