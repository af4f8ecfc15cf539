// @vitest-environment node
import { expect, test } from 'vitest'
import { CardDetailsCard } from '#booking/payment/card-details-card.tsx'
import { cardScheme } from '#booking/payment/card-scheme.ts'
import { render } from '#tests/support/render-part.tsx'

const field = (name: string) => ({ name, id: name, errors: undefined })

test('the card part shows the mark of every scheme that it recognises, each with its name', () => {
  const { html } = render(
    <CardDetailsCard
      owner={field('card_owner')}
      number={field('card_number')}
      expiry={field('card_expiry')}
      cvc={field('card_cvc')}
      lastTry={null}
    />,
  )
  const list = /<ul[^>]*aria-label="Geçerli kartlar"[^>]*>(.*?)<\/ul>/.exec(html)?.[1] ?? ''
  const names = [...list.matchAll(/<svg[^>]*role="img" aria-label="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['9792', '4111', '5528'].map(cardScheme))
})
