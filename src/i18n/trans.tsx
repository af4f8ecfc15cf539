import { Trans as TransWithElements, type TransProps, useLingui } from '@lingui/react'

/**
 * A message. Lingui's component renders three components for each; most messages are texts alone, which need none of
 * them.
 */
export function Trans(props: TransProps) {
  const { i18n } = useLingui()
  const { id, message, values = {}, components } = props
  const isText = !components && Object.values(values).every((value) => ['string', 'number'].includes(typeof value))
  return isText ? i18n._(id, values, message === undefined ? {} : { message }) : <TransWithElements {...props} />
}
