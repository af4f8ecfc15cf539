import type { FormEvent, ReactNode, RefObject } from 'react'
import { Form } from 'react-router'
import type { ProductName } from '#contract/products.ts'
import styles from '#home/search-form.module.css'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

interface SearchFormProps {
  product: ProductName
  state: { form: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void }
  pending: boolean
  /** Text of the button that starts the search. */
  submit: ReactNode
  className?: string | undefined
  /**
   * Data attributes for style sheets. `data-fields` marks a form with three fields. `data-chosen` tells whether the
   * form's place field is filled in.
   */
  'data-fields'?: 'three'
  'data-chosen'?: boolean
  children: ReactNode
}

/** Form element of a search for a product, with the button that starts the search after its fields. */
export function SearchForm(props: SearchFormProps) {
  const { product, state, pending, submit, className, children, ...data } = props
  const { form, onSubmit } = state
  return (
    <Form
      ref={form}
      method="post"
      action={`/?tab=${product}`}
      className={classNames(styles.form, className)}
      onSubmit={onSubmit}
      {...data}
    >
      {children}
      <Button type="submit" size="large" wide icon="search" pending={pending} className={styles.submit}>
        {submit}
      </Button>
    </Form>
  )
}
