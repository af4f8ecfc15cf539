import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type DateNotice, dateNotices } from '#booking/search/day-rules.ts'
import { searchParams } from '#booking/search/search-params.ts'
import { useListParams } from '#booking/results/use-list-params.ts'
import { useToast } from '#ui/toast.tsx'

/**
 * Returns the notices about adjusted dates as sentences, for pages without JavaScript. In the browser, also shows them
 * as notifications and removes them from the URL. `answered` are the notices that an action returned; if it is
 * undefined, the notices come from the URL.
 */
export function useDayNotices(answered: DateNotice[] | undefined): string[] {
  const { t } = useLingui()
  const toast = useToast()
  const [params, setParams] = useListParams()
  const sentences = {
    departure: t`Gidiş tarihi bugünden önce olamaz`,
    return: t`Dönüş tarihi gidiş tarihinden önce olamaz`,
  }
  const arrived = (params.get(searchParams.notice) ?? '').split(' ')
  const notices = answered ?? dateNotices.filter((notice) => arrived.includes(notice))
  const key = notices.join(' ')
  const tell = useRef(() => {})
  useEffect(() => {
    tell.current = () => {
      for (const notice of notices) toast({ message: sentences[notice], tone: 'warning' })
      if (!params.has(searchParams.notice)) return
      const rest = new URLSearchParams(params)
      rest.delete(searchParams.notice)
      setParams(rest)
    }
  })
  useEffect(() => {
    if (key !== '') tell.current()
  }, [key, answered])
  return notices.map((notice) => sentences[notice])
}
