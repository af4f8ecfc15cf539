import { Trans } from '@lingui/react/macro'
import styles from '#home/search-form.module.css'
import { unreachable } from '#home/search-reply.ts'
import { Notice } from '#ui/card.tsx'

/** Shows an error that concerns a search form as a whole. */
export function FormError({ error }: { error: string | undefined }) {
  if (!error) return null
  return (
    <div className={styles.formError}>
      <Notice tone="danger" live>
        {error === unreachable ? (
          <Trans>Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.</Trans>
        ) : (
          error
        )}
      </Notice>
    </div>
  )
}
