import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RuleText } from '#forms/rule-text.tsx'
import { Notice } from '#ui/card.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * A form field, as passed to the list of errors above a form. The list leaves out fields without errors. It links to
 * each listed field by the field's `id`.
 */
export interface RefusedField {
  id: string
  label: ReactNode
  errors: readonly string[] | undefined
}

/**
 * Lists the errors of a form above its fields, with a link to each invalid field. The list is for pages without
 * JavaScript: after hydration, nothing is rendered.
 */
export function FormErrorSummary({ fields }: { fields: readonly RefusedField[] }) {
  const hydrated = useHydrated()
  const refused = fields.filter((field) => field.errors?.length)
  if (hydrated || refused.length === 0) return null
  return (
    <Notice tone="danger" live>
      <p>
        <Trans>Lütfen aşağıdaki alanları kontrol edin:</Trans>
      </p>
      <ul>
        {refused.map((field, index) => (
          <li key={index}>
            <a href={`#${field.id}`}>{field.label}</a>
            {': '}
            <RuleText code={field.errors?.[0] ?? ''} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
