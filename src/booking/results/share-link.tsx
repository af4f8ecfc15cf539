import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'
import { useToast } from '#ui/toast.tsx'

interface Props {
  title: string
  text: string
  /** Path of the URL that is shared. Opening this URL repeats the search. */
  path: string
  className?: string | undefined
}

/**
 * Link 'Paylaş' (share): opens the device's share sheet or, if the device has none, copies the URL of the shared
 * search. Without JavaScript, the link opens that URL.
 */
export function ShareLink({ title, text, path, className }: Props) {
  const { t } = useLingui()
  const { origin } = useSite()
  const toast = useToast()
  const share = async () => {
    const url = origin + path
    try {
      const device: Partial<Pick<Navigator, 'share'>> = navigator
      if (device.share) {
        await navigator.share({ title, text, url })
        return
      }
      await navigator.clipboard.writeText(url)
      toast({ message: t`Bağlantı kopyalandı`, tone: 'success' })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ message: t`Bağlantı paylaşılamadı: ${url}`, tone: 'danger' })
    }
  }
  return (
    <Link
      to={path}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void share()
      }}
    >
      <Icon name={moreIcons.share} size={20} />
      <Trans>Paylaş</Trans>
    </Link>
  )
}
