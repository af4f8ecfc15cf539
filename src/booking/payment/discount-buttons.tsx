import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Discount } from '#booking/payment/discount.ts'
import type { Discounts } from '#booking/payment/load-payment.ts'
import styles from '#booking/payment/payment-form.module.css'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney } from '#ui/money.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Sheet } from '#ui/sheet.tsx'

interface DiscountButtonsProps {
  saved: Discounts
  discount: Discount
  onDiscount: (discount: Discount) => void
}

/**
 * Buttons that apply a coupon or a money point (an amount that the account may pay with). Choosing a coupon removes the
 * money point, and vice versa (docs/product/booking.md#discounts).
 */
export function DiscountButtons({ saved, discount, onDiscount }: DiscountButtonsProps) {
  const { t } = useLingui()
  const money = useMoney()
  const { coupons, moneyPoints: points } = saved
  const coupon = discount?.kind === 'coupon' ? discount.coupon : undefined
  const point = discount?.kind === 'money-point' ? discount.point : undefined
  return (
    <div className={styles.discounts}>
      {coupons.length > 0 && (
        <Choice
          id="coupons"
          name="selected_coupon"
          title={t`Kupon Kullan`}
          chosen={coupon && `${coupon.code} · ${money(coupon.value)}`}
          value={String(coupon?.id ?? '')}
          options={coupons.map(({ id, code, value }) => ({ id: String(id), label: code, amount: money(value) }))}
          onChoose={(id) => {
            const found = coupons.find((other) => String(other.id) === id)
            onDiscount(found ? { kind: 'coupon', coupon: found } : null)
          }}
        />
      )}
      {points.length > 0 && (
        <Choice
          id="money-points"
          name="used_money_point"
          title={t`Para Puan Kullan`}
          chosen={point && `${t`Para puan`} · ${money(point.value)}`}
          value={String(point?.id ?? '')}
          options={points.map(({ id, display, value }) => ({
            id: String(id),
            label: display,
            // A money point's name is its amount in lira. If prices are shown in lira, the amount is therefore not
            // shown again.
            amount: display === money(value) ? '' : money(value),
          }))}
          onChoose={(id) => {
            const found = points.find((other) => String(other.id) === id)
            onDiscount(found ? { kind: 'money-point', point: found } : null)
          }}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  id: string
  name: string
  title: string
  chosen: string | undefined
  value: string
  options: { id: string; label: ReactNode; amount: string }[]
  onChoose: (id: string) => void
}

function Choice({ id, name, title, chosen, value, options, onChoose }: ChoiceProps) {
  const all = [{ id: '', label: <Trans>Kullanma</Trans>, amount: '' }, ...options]
  return (
    <>
      <Button id={`${id}-button`} variant="secondary" icon={moreIcons.star} wide command="show-modal" commandfor={id}>
        {chosen ?? title}
      </Button>
      <Sheet
        id={id}
        title={title}
        footer={
          <Button wide command="close" commandfor={id}>
            <Trans>Tamam</Trans>
          </Button>
        }
      >
        <RadioGroupField
          name={name}
          label={title}
          value={value}
          onValue={onChoose}
          options={all.map((option) => ({ value: option.id, label: option.label, description: option.amount }))}
        />
      </Sheet>
    </>
  )
}
