import { useLingui } from '@lingui/react/macro'
import { ruleMessage } from '#forms/messages.ts'

/** The sentence of a rule code in the reader's language; a text of the server as it came. */
export function RuleText({ code }: { code: string }) {
  const { t } = useLingui()
  const message = ruleMessage(code)
  return message ? t(message) : code
}
