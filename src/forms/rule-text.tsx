import { useLingui } from '@lingui/react/macro'
import { ruleMessage } from '#forms/messages.ts'

/**
 * Shows the message for the code of a failed form rule in the traveller's language; a message from the server is shown
 * unchanged.
 */
export function RuleText({ code }: { code: string }) {
  const { i18n, t } = useLingui()
  const message = ruleMessage(code, i18n.locale)
  return message ? t(message) : code
}
