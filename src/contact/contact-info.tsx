import { Trans } from '@lingui/react/macro'
import { ContactMap } from '#contact/contact-map.tsx'
import { mapAddress } from '#contact/map-tiles.ts'
import styles from '#contact/contact-route.module.css'
import { useRootData } from '#api/root-data.ts'
import type { Branch } from '#contract/content.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/**
 * Shows telephone, e-mail and postal address of the company. If there is a postal address, also shows a map; its centre
 * is the position of `office`, if that is known.
 */
export function ContactInfo({ office }: { office: Branch | undefined }) {
  const { appInfo } = useRootData()
  const { contact_phone: phone, contact_email: email, contact_address: address } = appInfo
  return (
    <Card title={<Trans>İletişim bilgileri</Trans>} icon={moreIcons.phone}>
      <address className={styles.info}>
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name={moreIcons.phone} size={20} />
            <span dir="ltr">{phone}</span>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <Icon name={moreIcons.mail} size={20} />
            {email}
          </a>
        )}
        {address && (
          <p>
            <Icon name="location" size={20} />
            {address}
          </p>
        )}
      </address>
      {address && (
        <>
          <ContactMap address={address} latitude={office?.latitude} longitude={office?.longitude} />
          <a href={mapAddress(address, office)} target="_blank" rel="noopener noreferrer" className={styles.link}>
            <Trans>Haritada aç</Trans>
          </a>
        </>
      )}
    </Card>
  )
}
