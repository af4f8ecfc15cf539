import { useLingui } from '@lingui/react/macro'

/** Returns a function that formats minutes, for example as '1 sa 10 dk', '45 dk' or '2 sa'. */
export function useDuration(): (minutes: number) => string {
  const { t } = useLingui()
  return (total) => {
    const hours = Math.floor(total / 60)
    const minutes = Math.round(total % 60)
    if (hours === 0) return t`${minutes} dk`
    return minutes === 0 ? t`${hours} sa` : t`${hours} sa ${minutes} dk`
  }
}
