import { Icon } from '#ui/icon.tsx'
import styles from '#contact/contact-route.module.css'
import type { Branch } from '#contract/content.ts'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** Shows a card per office: name, postal address, telephone and e-mail. */
export function BranchCards({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className={styles.branches}>
      {branches.map(({ name, address, phone, email }) => (
        <Card key={`${name} ${address}`} title={name} level={3}>
          <address className={styles.info}>
            <p>
              <Icon name="location" size={20} />
              {address}
            </p>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <Icon name={moreIcons.phone} size={20} />
              <span dir="ltr">{phone}</span>
            </a>
            <a href={`mailto:${email}`}>
              <Icon name={moreIcons.mail} size={20} />
              {email}
            </a>
          </address>
        </Card>
      ))}
    </div>
  )
}
