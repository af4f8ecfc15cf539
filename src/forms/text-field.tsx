import { useLingui } from '@lingui/react'
import type { ComponentProps, ReactNode } from 'react'
import { upperAscii, upperSurname } from '#contract/turkish-text.ts'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { applyMask, rewriteInput, withoutExcess, writeInput } from '#forms/mask.ts'
import { useEarlyValue } from '#forms/use-early-value.ts'
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
  /** Input mask: 9 stands for a digit, a for a letter, * for either (docs/product/frame.md#form-rules). */
  mask?: string
  /** Normalises the typed text, for formats that a mask can't express. */
  rewrite?: (text: string) => string
  /**
   * Converts the text to upper case while it is typed: surnames by the rules of the page's language, codes by ASCII
   * rules.
   */
  uppercase?: 'surname' | 'ascii'
  /**
   * Language of the typed name, if it differs from the page's language; '' means an unknown language. The browser uses
   * the rules of this language when CSS displays the name in upper case.
   */
  lang?: string
  className?: string | undefined
  /**
   * Called with each typed value after mask and upper case are applied. A text that was typed before hydration, or that
   * an input method is still composing, is passed unchanged.
   */
  onValue?: (value: string) => void
  /** Content at the end of the input, for example a button or the scheme of the payment card (such as Visa). */
  end?: ReactNode
}

const asTyped = (text: string) => text

/** Text input with label, hint and error. */
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
  const early = useEarlyValue<HTMLInputElement>(({ value }) => onValue?.(value))
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
          ref={early}
          type="text"
          {...input}
          {...field.aria}
          id={field.id}
          defaultValue={rewrite(defaultValue)}
          // With an input mask, a maximum length would cut pasted text before the mask drops its spaces and hyphens.
          maxLength={mask ? undefined : input.maxLength}
          className={classNames(styles.input, className)}
          onBlur={field.typing.onBlur}
          onKeyDown={field.typing.onKeyDown}
          onInput={(event) => {
            field.typing.onInput()
            const { currentTarget: target, nativeEvent } = event
            const edit = nativeEvent instanceof InputEvent ? nativeEvent : null
            if (!edit?.isComposing) {
              if (mask && edit?.data?.length === 1) {
                const caret = target.selectionStart ?? target.value.length
                writeInput(target, withoutExcess(mask, target.value, caret), caret - 1)
              }
              rewriteInput(target, rewrite)
            }
            onValue?.(target.value)
          }}
        />
        {end && <span className={styles.end}>{end}</span>}
      </div>
    </FieldFrame>
  )
}
